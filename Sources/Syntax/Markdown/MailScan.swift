import Files

/// Finds mail addresses in a text, by the rules of cmark-gfm's autolinks; `mailto:` and `xmpp:` before them belong to
/// them.
struct MailScan {
  let base: UnsafePointer<UInt8>
  let node: MarkdownNode

  func cuts(_ literal: UnsafePointer<UInt8>, _ count: Int) -> [InlineLayer.Cut] {
    var cuts: [InlineLayer.Cut] = []
    var place = Place(at: node.range.start, index: 0)
    var low = 0
    var sign = 0
    while sign < count {
      guard literal[sign] == 0x40 else {
        sign += 1
        continue
      }
      let name = Name(literal, before: sign, from: low)
      let end = Self.end(literal, count, after: sign, isChat: name.isChat)
      guard name.start < sign, end.isAddress else {
        // What follows may be the name of another address, but not where it was read as this one's host.
        low = name.start < sign && !end.isSign ? end.offset : sign + 1
        sign = max(sign + 1, low)
        continue
      }
      let start = advance(&place, to: name.start, literal, count)
      let range = ByteRange(start, advance(&place, to: end.offset, literal, count))
      cuts.append(
        InlineLayer.Cut(
          range: range, literal: name.start..<end.offset, scheme: name.hasScheme ? "" : "mailto:"))
      low = end.offset
      sign = end.offset
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

  /// What stands before an `@`.
  private struct Name {
    private(set) var start: Int
    private(set) var hasScheme = false
    private(set) var isChat = false

    init(_ literal: UnsafePointer<UInt8>, before sign: Int, from low: Int) {
      start = sign
      while start > low {
        let byte = literal[start - 1]
        if byte == 0x3A {
          let isMail = Self.isScheme("mailto:", literal, endingAt: start, from: low)
          let isChat = !isMail && Self.isScheme("xmpp:", literal, endingAt: start, from: low)
          guard isMail || isChat else { return }
          hasScheme = true
          self.isChat = self.isChat || isChat
        } else if !(byte.isLetter || byte.isDigit || byte == 0x2E || byte == 0x2B || byte == 0x2D || byte == 0x5F) {
          return
        }
        start -= 1
      }
    }

    private static func isScheme(
      _ scheme: StaticString, _ literal: UnsafePointer<UInt8>, endingAt end: Int, from low: Int
    ) -> Bool {
      let length = scheme.utf8CodeUnitCount
      guard end - low >= length, (0..<length).allSatisfy({ literal[end - length + $0] == scheme.utf8Start[$0] })
      else { return false }
      let before: UInt8 = end - low == length ? 0 : literal[end - length - 1]
      return !before.isLetter && !before.isDigit
    }
  }

  /// Where the host after an `@` ends, whether it is one, and whether another `@` ended it.
  private static func end(
    _ literal: UnsafePointer<UInt8>, _ count: Int, after sign: Int, isChat: Bool
  ) -> (offset: Int, isAddress: Bool, isSign: Bool) {
    var end = sign + 1
    var dots = 0
    while end < count {
      let byte = literal[end]
      if byte == 0x2E, end + 1 < count, literal[end + 1].isLetter || literal[end + 1].isDigit {
        dots += 1
      } else if byte == 0x40 {
        return (end, false, true)
      } else if !(byte.isLetter || byte.isDigit || byte == 0x2D || byte == 0x5F || (byte == 0x2F && isChat)) {
        break
      }
      end += 1
    }
    return (end, end > sign + 1 && dots > 0 && literal[end - 1].isLetter, false)
  }
}
