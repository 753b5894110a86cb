import Printing

extension Quantity.Unit {
  /// The first unit that a text names: `.pt` of `Type ramp (sizes in points)`; nil where it names none.
  ///
  /// A lone `s` or `em` is not a unit here: it may be anything.
  package init?(in text: ArraySlice<UInt8>) {
    let found = text.split { !$0.isLetter }.lazy.compactMap { word in
      Self.words.first { word.isWord($0.word) }?.unit
    }
    guard let first = found.first else { return nil }
    self = first
  }

  private static let words: [(word: StaticString, unit: Quantity.Unit)] = [
    ("px", .px), ("pixels", .px), ("pt", .pt), ("points", .pt), ("dp", .dp), ("sp", .sp), ("rem", .rem), ("ms", .ms),
    ("seconds", .s), ("milliseconds", .ms),
  ]
}
