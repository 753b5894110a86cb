/// A summary in two parts: its first sentences, which are set large under the title, and the rest of a long one, which is
/// text.
struct Lede {
  let opening: String
  let rest: String

  /// The most characters that are set large, unless the first sentence is longer.
  private static let most = 240

  init(_ summary: String) {
    var end = summary.endIndex
    if summary.count > Self.most {
      var count = 0
      var place = summary.startIndex
      while let stop = Self.endOfSentence(in: summary[place...]) {
        count += summary.distance(from: place, to: stop)
        if count > Self.most, place > summary.startIndex { break }
        place = stop
        end = stop
      }
    }
    opening = Self.trimmed(summary[..<end])
    rest = Self.trimmed(summary[end...])
  }

  /// The place of the space after the first stop that a capital follows.
  private static func endOfSentence(in text: Substring) -> String.Index? {
    var before: (last: Character, place: String.Index)?
    var last: Character = " "
    for place in text.indices {
      let character = text[place]
      if let before, ".!?".contains(before.last), character.isUppercase { return before.place }
      before = character == " " ? (last, place) : nil
      last = character
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    let rest = text.drop { $0 == " " }
    guard let last = rest.lastIndex(where: { $0 != " " }) else { return "" }
    return String(rest[...last])
  }
}
