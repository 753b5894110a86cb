package import Diagnostics
package import Printing
import Statements
import Tokens

extension PageEvidence {
  package func pack(into out: inout PackedWriter) {
    out.put(each: named.map(\.description).sorted())
    out.put(each: namedInCode.map(\.description).sorted())
    out.put(each: colors.sorted())
    out.put(each: lengths.sorted()) { $1.put($0) }
    out.put(each: values) { $0.pack(into: &$1) }
    out.put(each: labelled) { $0.pack(into: &$1) }
    out.put(each: looks.map { ($0.key.description, $0.value) }.sorted { $0.0 < $1.0 }) { look, out in
      out.put(look.0)
      out.put(look.1.rawValue)
    }
    out.put(statements)
  }

  package init(_ reader: inout PackedReader, _ names: PackedNames) throws(PackedFault) {
    named = Set(try reader.strings().map { TokenPath($0) })
    namedInCode = Set(try reader.strings().map { TokenPath($0) })
    colors = Set(try reader.strings())
    lengths = Set(try reader.array { (reader) throws(PackedFault) in try reader.double() })
    values = try reader.array { (reader) throws(PackedFault) in try NamedValue(&reader, names) }
    labelled = try reader.array { (reader) throws(PackedFault) in try LabelledValue(&reader, names) }
    let looks = try reader.array { (reader) throws(PackedFault) in
      (TokenPath(try reader.string()), SaidLook(rawValue: try reader.int()))
    }
    self.looks = Dictionary(looks) { first, _ in first }
    statements = try reader.int()
  }

  /// Whether the places of its values can be found again by the paths of their files.
  package func isFound(in names: PackedNames) -> Bool {
    values.allSatisfy { $0.isFound(in: names) } && labelled.allSatisfy { names.have($0.span) }
  }
}
