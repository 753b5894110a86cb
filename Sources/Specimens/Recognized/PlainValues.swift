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
  /// Its values where each is one that `drawing` takes and has a plain name: no path, no theme that others have not.
  ///
  /// Nil where any of them is more than that; then they are drawn as tokens.
  func plainValues<Value: Equatable>(_ drawing: (RecognizedValue) -> Value?) -> [PlainValue<Value>]? {
    var plain: [PlainValue<Value>] = []
    plain.reserveCapacity(min(values.count, RecognizedGroups.mostValues))
    var names = FigureNames()
    names.reserve(plain.capacity)
    for index in values.indices.prefix(RecognizedGroups.mostValues) {
      guard values[index].theme == values[0].theme, !values[index].name.holdsPoint,
        let drawn = drawing(values[index])
      else { return nil }
      guard let mark = names.take(values[index].name, unless: { plain[$0].value == drawn }) else { continue }
      plain.append(PlainValue(drawn, mark: mark, caption: values[index].caption))
    }
    return plain
  }
}

extension String {
  var holdsPoint: Bool { withBytes { $0.contains(UInt8(ascii: ".")) } }
}
