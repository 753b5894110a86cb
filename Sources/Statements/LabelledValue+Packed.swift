package import Diagnostics
import Files
package import Printing
import Wording

extension LabelledValue {
  package func pack(into out: inout PackedWriter) {
    out.put(each: thing)
    out.put(each: row)
    out.put(each: context)
    out.put(each: heading)
    out.put(property.rawValue)
    out.put(each: limits)
    out.put(label)
    value.pack(into: &out)
    span.pack(into: &out)
    out.put(isInCode)
    out.put(block)
    out.put(each: sections) { $1.put($0) }
    out.put(depth)
  }

  package init(_ reader: inout PackedReader, _ names: PackedNames) throws(PackedFault) {
    thing = try reader.strings()
    row = try reader.strings()
    context = try reader.strings()
    heading = try reader.strings()
    guard let property = LabelledProperty(rawValue: try reader.string()) else { throw PackedFault() }
    self.property = property
    limits = try reader.strings()
    label = try reader.string()
    value = try WrittenValue(&reader)
    span = try Span(&reader, names)
    isInCode = try reader.bool()
    block = try reader.int()
    sections = try reader.array { (reader) throws(PackedFault) in try reader.int() }
    depth = try reader.int()
  }
}
