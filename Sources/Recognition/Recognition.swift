import Files
import Motion
package import Scans
package import Syntax
import Wording

/// Finds the values that a document gives in plain Markdown: by exact grammar, and by the words of their heading, their
/// lead-in, their table's head or their own name.
package enum Recognition {
  /// All values of a document in the order of its texts; of one text or row, shadows and gradients come before colours,
  /// and these before numbers.
  ///
  /// Pure and linear in the size of the document.
  package static func values(in document: MarkdownDocument) -> [RecognizedValue] {
    var walk = DocumentWalk(document)
    walk.run()
    var values = walk.values
    values.readDampingRatios(in: document)
    values.settle(in: document)
    return values
  }

  /// Lists and quotations are read to this depth.
  package static let deepest = 8
  /// Longer items, paragraphs and cells are not read.
  package static let longestText = 2000
}

extension [RecognizedValue] {
  /// In a document that speaks of damping ratios, a damping up to 1 beside a stiffness is one.
  fileprivate mutating func readDampingRatios(in document: MarkdownDocument) {
    let shares = indices.filter { self[$0].dampingShare != nil }
    guard !shares.isEmpty, document.file.bytes.speaksOfDampingRatios else { return }
    for index in shares {
      guard case .spring(var spring) = self[index].value else { continue }
      (spring.damping, spring.dampingRatio) = (nil, spring.damping)
      self[index].value = .spring(spring)
    }
  }
}

extension RecognizedValue {
  /// The damping of a spring with a stiffness, if it could be a ratio.
  fileprivate var dampingShare: Double? {
    guard case .spring(let spring) = value, spring.stiffness != nil, spring.dampingRatio == nil,
      let damping = spring.damping, damping <= 1
    else { return nil }
    return damping
  }
}

extension [UInt8] {
  /// Whether the word damping is followed by ratio: `damping ratio`, `dampingRatio`, `damping-ratio`.
  fileprivate var speaksOfDampingRatios: Bool {
    let words = [Array("damping".utf8), Array("ratio".utf8)]
    return indices.contains { start in
      guard self[start] | 0x20 == UInt8(ascii: "d"), matches(words[0], at: start) else { return false }
      let end = start + words[0].count
      return matches(words[1], at: end) || matches(words[1], at: end + 1)
    }
  }

  private func matches(_ word: [UInt8], at start: Int) -> Bool {
    start + word.count <= count && word.indices.allSatisfy { self[start + $0] | 0x20 == word[$0] }
  }
}
