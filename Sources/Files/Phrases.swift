/// Short texts that are looked for together, in one pass over what may have them.
package struct Phrases: Sendable, ExpressibleByArrayLiteral {
  private let phrases: [[UInt8]]
  /// For each byte, which phrases have it in the first and in the second place. A bit stands for every eighth phrase.
  private var first = [UInt8](repeating: 0, count: 256)
  private var second = [UInt8](repeating: 0, count: 256)

  /// - Parameter phrases: each of at least two bytes.
  package init(_ phrases: [String]) {
    self.phrases = phrases.map { Array($0.utf8) }
    for (number, phrase) in self.phrases.enumerated() {
      precondition(phrase.count > 1, "a phrase has at least two bytes")
      first[Int(phrase[0])] |= 1 << (number % 8)
      second[Int(phrase[1])] |= 1 << (number % 8)
    }
  }

  package init(arrayLiteral phrases: String...) { self.init(phrases) }

  /// Whether a text has one of them.
  package func areAny(in text: ArraySlice<UInt8>) -> Bool { count(in: text, upTo: 1) > 0 }

  /// How many of them a text has.
  ///
  /// - Parameter limit: no more are counted.
  package func count(in text: ArraySlice<UInt8>, upTo limit: Int) -> Int {
    text.withUnsafeBufferPointer { text in
      var found: Set<Int> = []
      var index = 0
      while index + 1 < text.count {
        let bits = first[Int(text[index])] & second[Int(text[index + 1])]
        if bits != 0 {
          for (number, phrase) in phrases.enumerated() where bits & 1 << (number % 8) != 0 {
            guard index + phrase.count <= text.count, text[index..<index + phrase.count].elementsEqual(phrase) else {
              continue
            }
            found.insert(number)
            if found.count == limit { return limit }
          }
        }
        index += 1
      }
      return found.count
    }
  }
}
