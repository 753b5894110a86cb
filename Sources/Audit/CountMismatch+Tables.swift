import Claims
import Diagnostics
import Files
import Printing
import Statements
import Syntax
import Wording

/// Sentences above a table that count its rows.
extension CountMismatch {
  /// Reports a sentence right above a table that counts what the first column of its head names: `Three presets. Pick one.`
  static func reportAbove(
    _ table: Int, _ text: PageText, _ page: AuditedPage, into diagnostics: inout Diagnostics
  ) {
    let document = page.document
    guard let head = document.children(of: table).first(where: { document[$0].isHeader }),
      let first = document.children(of: head).first(where: { _ in true }), CountedLead(text)?.isPart ?? true,
      case let name = PageText(first, .cell, section: 0, of: document).bytes, !name.isEmpty,
      let count = counts(table, in: document)?.first, count > 1
    else { return }
    guard !isFollowedByTable(table, in: document),
      let (number, range) = number(of: name, in: text), number != count, abs(number - count) <= mostOff
    else { return }
    report(
      String(decoding: text.bytes[range], as: UTF8.self), "stands above \(count)", range, in: text.node, page,
      by: .sure, into: &diagnostics)
  }

  /// Whether another table follows, which has the rest of what is counted.
  static func isFollowedByTable(_ table: Int, in document: MarkdownDocument) -> Bool {
    let next = Int(document[table].end)
    return next < document.nodes.count && document[next].kind == .table
  }

  /// How many of the things that a header names a text says there are, in a clause that says nothing else of them.
  private static func number(of name: [UInt8], in text: PageText) -> (Int, Range<Int>)? {
    let head = NameWords(name).words
    for sentence in text.sentences {
      let words = sentence.split(separator: UInt8(ascii: " ")).drop {
        $0.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
      }
      .drop { InlineCount.openings.contains(ClaimWords.noun($0)) }
      guard let first = words.first, let number = ClaimWords.number(first), let noun = words.dropFirst().first,
        let said = NameWords(noun).words.first, said.hasSuffix("s"), head == [said] || head == [said.singular]
      else { continue }
      let end = noun.last.map { $0.isOne(of: ".,;:") } ?? false
      guard end || words.count == 2 else { continue }
      return (number, first.startIndex..<noun.endIndex - (end ? 1 : 0))
    }
    let counts = EasternCount.all(in: text.bytes)
    guard counts.count == 1, let claim = counts.first, !claim.isLead, claim.count == nil else { return nil }
    let behind = text.bytes[claim.range.upperBound...].drop { $0 == UInt8(ascii: " ") }
    let noun = name.prefix { $0 != UInt8(ascii: " ") }
    return noun[0] >= 0xE3 && behind.starts(with: noun) ? (claim.number, claim.range) : nil
  }
}
