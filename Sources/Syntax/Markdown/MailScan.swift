import Files

/// Finds mail addresses in a text, by the rules of cmark-gfm's autolinks; `mailto:` and `xmpp:` before them belong to
/// them.
struct MailScan {
  /// An address: in the source and in the text.
  struct Mail {
    let range: ByteRange
    let literal: Range<Int>
    /// Whether a scheme is written before it.
    let hasScheme: Bool
  }

  /// What is written where the text is.
  let text: Bytes
  let node: MarkdownNode
  let literal: Bytes

  func mails() -> [Mail] {
    var mails: [Mail] = []
    var place = Place(at: node.range.start, index: 0)
    var low = 0
    var next = 0
    while let sign = literal.first(UInt8(ascii: "@"), in: next..<literal.count) {
      let name = Name(literal, before: sign, from: low)
      let end = host(after: sign, isChat: name.isChat)
      guard name.start < sign, end.isAddress else {
        // What follows may be the name of another address, but not where it was read as this one's host.
        low = name.start < sign && !end.isSign ? end.offset : sign + 1
        next = max(sign + 1, low)
        continue
      }
      let start = advance(&place, to: name.start)
      let range = ByteRange(start, advance(&place, to: end.offset))
      mails.append(Mail(range: range, literal: name.start..<end.offset, hasScheme: name.hasScheme))
      low = end.offset
      next = end.offset
    }
    return mails
  }

  private struct Place {
    var at: Int
    var index: Int
  }

  /// The place in the source of a place in the text.
  private func advance(_ place: inout Place, to index: Int) -> Int {
    while place.index < index,
      let step = SourceMatch.step(literal, place.index, text, place.at, node.range.end)
    {
      place.at += step.source
      place.index += step.literal
    }
    return place.at
  }

  /// What is before an `@`.
  private struct Name {
    private(set) var start: Int
    private(set) var hasScheme = false
    private(set) var isChat = false

    init(_ literal: Bytes, before sign: Int, from low: Int) {
      start = sign
      while start > low {
        let byte = literal[start - 1]
        if byte == UInt8(ascii: ":") {
          let isMail = Self.isScheme("mailto:", literal, endingAt: start, from: low)
          let isChat = !isMail && Self.isScheme("xmpp:", literal, endingAt: start, from: low)
          guard isMail || isChat else { return }
          hasScheme = true
          self.isChat = self.isChat || isChat
        } else if !Self.isPart(byte) {
          return
        }
        start -= 1
      }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
      default: byte.isLetterOrDigit
      }
    }

    private static func isScheme(
      _ scheme: StaticString, _ literal: Bytes, endingAt end: Int, from low: Int
    ) -> Bool {
      let length = scheme.utf8CodeUnitCount
      guard end - low >= length, literal.has(scheme, at: end - length) else { return false }
      let before: UInt8 = end - low == length ? 0 : literal[end - length - 1]
      return !before.isLetter && !before.isDigit
    }
  }

  /// Where the host after an `@` ends, whether it is one, and whether another `@` ended it.
  private func host(after sign: Int, isChat: Bool) -> (offset: Int, isAddress: Bool, isSign: Bool) {
    var end = sign + 1
    var dots = 0
    while end < literal.count {
      switch literal[end] {
      case UInt8(ascii: ".") where end + 1 < literal.count && literal[end + 1].isLetterOrDigit: dots += 1
      case UInt8(ascii: "@"): return (end, false, true)
      case UInt8(ascii: "-"), UInt8(ascii: "_"): break
      case UInt8(ascii: "/") where isChat: break
      case let byte where byte.isLetterOrDigit: break
      default: return (end, dots > 0 && literal[end - 1].isLetter, false)
      }
      end += 1
    }
    return (end, dots > 0 && literal[end - 1].isLetter, false)
  }
}
