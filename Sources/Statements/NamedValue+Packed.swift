package import Diagnostics
import Files
package import Printing
import Wording

extension NamedValue {
  package func pack(into out: inout PackedWriter) {
    out.put(key)
    out.put(name)
    out.put(each: words)
    value.pack(into: &out)
    span.pack(into: &out)
    out.put(each: heading)
    out.put(isBelowType)
    out.put(block)
    out.put(each: sections) { $1.put($0) }
    out.put(isListed)
    out.put(beside)
    out.put(isInCode)
    out.put(isCode)
    out.put(each: limits)
    out.put(isPart)
    out.put(reach.rawValue)
    out.put(each: around)
    out.put(remark) { remark, out in
      remark.value.pack(into: &out)
      remark.span.pack(into: &out)
    }
  }

  package init(_ reader: inout PackedReader, _ names: PackedNames) throws(PackedFault) {
    key = try reader.string()
    name = try reader.string()
    words = try reader.strings()
    value = try WrittenValue(&reader)
    span = try Span(&reader, names)
    heading = try reader.strings()
    isBelowType = try reader.bool()
    block = try reader.int()
    sections = try reader.array { (reader) throws(PackedFault) in try reader.int() }
    isListed = try reader.bool()
    beside = try reader.optionalString()
    isInCode = try reader.bool()
    isCode = try reader.bool()
    limits = try reader.strings()
    isPart = try reader.bool()
    guard let reach = Reach(rawValue: try reader.int()) else { throw PackedFault() }
    self.reach = reach
    around = try reader.strings()
    remark = try reader.optional { (reader) throws(PackedFault) in
      Remark(value: try WrittenValue(&reader), span: try Span(&reader, names))
    }
  }

  /// Whether its places can be found again by the paths of their files.
  package func isFound(in names: PackedNames) -> Bool {
    names.have(span) && (remark.map { names.have($0.span) } ?? true)
  }
}
