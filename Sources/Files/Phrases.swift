/// Short texts that are looked for together, in one pass over what may have them.
package struct Phrases: Sendable, ExpressibleByArrayLiteral {
  private let phrases: [[UInt8]]
  /// The pairs of bytes that they begin with, a bit for each pair there is.
  private var beginnings = [UInt64](repeating: 0, count: 1024)

  /// - Parameter phrases: each of at least two bytes.
  package init(_ phrases: [String]) {
    self.phrases = phrases.map { Array($0.utf8) }
    for phrase in self.phrases {
      precondition(phrase.count > 1, "a phrase has at least two bytes")
      let pair = Self.pair(phrase[0], phrase[1])
      beginnings[pair >> 6] |= 1 << (pair & 63)
    }
  }

  package init(arrayLiteral phrases: String...) { self.init(phrases) }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int { Int(first) << 8 | Int(second) }

  /// Whether a text has one of them.
  package func areAny(in text: ArraySlice<UInt8>) -> Bool { count(in: text, upTo: 1) > 0 }

  /// How many of them a text has.
  ///
  /// - Parameter limit: no more are counted.
  package func count(in text: ArraySlice<UInt8>, upTo limit: Int) -> Int {
    text.withUnsafeBufferPointer { text in
      let beginnings = beginnings
      var found: Set<Int> = []
      var index = 1
      while index < text.count {
        let pair = Self.pair(text[index - 1], text[index])
        index += 1
        if beginnings[pair >> 6] & 1 << (pair & 63) == 0 { continue }
        let rest = text[(index - 2)...]
        for (number, phrase) in phrases.enumerated() where rest.starts(with: phrase) {
          found.insert(number)
          if found.count == limit { return limit }
        }
      }
      return found.count
    }
  }
}
