/// A text at the ends of its sentences.
package enum Sentences {
  /// The sentences in order, without the blanks between them. One ends at a full stop, a question or an exclamation mark
  /// before a blank, unless it goes on in small letters, as `i.e. twice` does; a semicolon ends one too, since what follows
  /// says something by itself.
  package static func all(in text: String) -> [Substring] {
    var sentences: [Substring] = []
    var start = text.startIndex
    var place = start
    func end(_ end: String.Index) {
      let sentence = text[start..<end].drop { $0.isWhitespace }
      if !sentence.isEmpty { sentences.append(sentence) }
      start = end
    }
    while place < text.endIndex {
      let next = text.index(after: place)
      if "。！？；".contains(text[place]) {
        end(next)
      } else if text[place] == ";", next == text.endIndex || text[next].isWhitespace {
        end(next)
      } else if ".!?".contains(text[place]), next == text.endIndex || text[next].isWhitespace,
        text[next...].first(where: { !$0.isWhitespace })?.isLowercase != true
      {
        end(next)
      }
      place = next
    }
    end(text.endIndex)
    return sentences
  }
}
