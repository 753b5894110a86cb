import Files

/// Finds mail addresses in a text, by the rules of cmark-gfm's autolinks.
struct MailScan {
  let base: UnsafePointer<UInt8>
  let node: MarkdownNode

  func cuts(_ literal: UnsafePointer<UInt8>, _ count: Int) -> [InlineLayer.Cut] {
    var cuts: [InlineLayer.Cut] = []
    var place = Place(at: node.range.start, index: 0)
    var low = 0
    for at in 0..<count where literal[at] == 0x40 && at >= low {
      guard let range = Self.address(literal, count, at: at, from: low) else {
        low = at + 1
        continue
      }
      low = range.upperBound
      let start = advance(&place, to: range.lowerBound, literal, count)
      let end = advance(&place, to: range.upperBound, literal, count)
      cuts.append(InlineLayer.Cut(range: ByteRange(start, end), literal: range, scheme: "mailto:"))
    }
    return cuts
  }

  private struct Place {
    var at: Int
    var index: Int
  }

  /// The place in the source of a place in the literal.
  private func advance(
    _ place: inout Place, to index: Int, _ literal: UnsafePointer<UInt8>, _ count: Int
  ) -> Int {
    while place.index < index,
      let step = SourceMatch.step(literal + place.index, count - place.index, base, place.at, node.range.end)
    {
      place.at += step.source
      place.index += step.literal
    }
    return place.at
  }

  /// The address around an `@`; nil where there is none.
  private static func address(
    _ literal: UnsafePointer<UInt8>, _ count: Int, at sign: Int, from low: Int
  ) -> Range<Int>? {
    var start = sign
    while start > low, isName(literal[start - 1]) { start -= 1 }
    guard start < sign, start == low || literal[start - 1] != 0x2F else { return nil }
    var end = sign + 1
    var dots = 0
    while end < count {
      let byte = literal[end]
      if byte == 0x2E, end + 1 < count, literal[end + 1].isLetter || literal[end + 1].isDigit {
        dots += 1
      } else if byte == 0x40 {
        return nil
      } else if !byte.isLetter, !byte.isDigit, byte != 0x2D, byte != 0x5F {
        break
      }
      end += 1
    }
    guard end > sign + 1, dots > 0, literal[end - 1].isLetter || literal[end - 1] == 0x2E else { return nil }
    return start..<end
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == 0x2E || byte == 0x2B || byte == 0x2D || byte == 0x5F
  }
}
