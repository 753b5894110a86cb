import Printing
import Recognition

/// A value of a plain document with what it is called: drawn as a token of that name is, and much less than one.
struct PlainValue<Value> {
  /// Unique in its figure.
  let mark: String
  let value: Value
  private let caption: String?

  init(_ value: Value, mark: String, caption: String?) {
    self.mark = mark
    self.value = value
    self.caption = caption
  }

  /// What the document says beside it, where that is more than its name.
  var remark: String? { caption == nil ? nil : Plate.remark(caption, beside: Plate.spoken(mark)) }
}

extension RecognizedGroup {
  /// Its values where each is one that `value` takes and has a plain name: no path, no theme that others have not.
  ///
  /// Nil where any of them is more than that; then they are drawn as tokens.
  func plainValues<Value: Equatable>(_ value: (RecognizedEntry) -> Value?) -> [PlainValue<Value>]? {
    var values: [PlainValue<Value>] = []
    values.reserveCapacity(min(entries.count, DocumentScan.mostEntries))
    var names = FigureNames()
    names.reserve(values.capacity)
    for index in entries.indices.prefix(DocumentScan.mostEntries) {
      guard entries[index].theme == entries[0].theme, !entries[index].name.holdsPoint,
        let drawn = value(entries[index])
      else { return nil }
      guard let mark = names.take(entries[index].name, unless: { values[$0].value == drawn }) else { continue }
      values.append(PlainValue(drawn, mark: mark, caption: entries[index].caption))
    }
    return values
  }
}

extension String {
  var holdsPoint: Bool { withBytes { $0.contains(UInt8(ascii: ".")) } }
}
