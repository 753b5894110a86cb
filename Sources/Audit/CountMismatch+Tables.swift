import Claims
import Diagnostics
import Files
import Printing
import Statements
import Syntax
import Wording

/// Sentences above and below a table that count its rows.
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
      String(decoding: text.bytes[range], as: UTF8.self), "is followed by \(count)", range, in: text.node, page,
      by: .sure, into: &diagnostics)
  }

  /// Reports a sentence right below a table that counts what stands in its rows: `Five colours. Not one more.`
  static func reportBelow(
    _ table: Int, _ text: PageText, _ page: AuditedPage, into diagnostics: inout Diagnostics
  ) {
    var sentences = text.sentences
    guard let sentence = sentences.next() else { return }
    let words = sentence.split(separator: UInt8(ascii: " ")).drop { InlineCount.openings.contains(ClaimWords.noun($0)) }
    guard words.count == 2, let first = words.first, let last = words.last, let number = ClaimWords.number(first),
      case let noun = ClaimWords.noun(last), noun.hasSuffix("s"), !CountedLead.measures.contains(noun),
      let count = counts(table, in: page.document)?.first, count != number, abs(count - number) <= mostOff,
      holds(noun, table, in: page.document)
    else { return }
    let range = first.startIndex..<last.endIndex
    report(
      String(decoding: text.bytes[range], as: UTF8.self), "follows \(count)", range, in: text.node, page,
      by: .sure, into: &diagnostics)
  }

  static func holds(_ claim: CountedLead, _ table: Int, in document: MarkdownDocument) -> Bool {
    NameWords(claim.words).words.last.map { holds($0, table, in: document) } ?? false
  }

  /// Whether the rows of a table are what a plural names: colours, which each of them writes out, or what its head says.
  private static func holds(_ noun: String, _ table: Int, in document: MarkdownDocument) -> Bool {
    var names: [String] = []
    var areColors = true
    for row in document.children(of: table) {
      let cells = document.children(of: row).map { PageText($0, .cell, section: 0, of: document).bytes }
      if document[row].isHeader {
        names = ClaimWords.english(cells.flatMap { NameWords($0).words })
      } else {
        areColors = areColors && cells.contains { HexColors.find(in: $0[...]).count == 1 }
      }
    }
    let isColor = NameWords(noun).words == ["color"]
    return isColor ? areColors : names.contains(noun) || names.contains(String(noun.dropLast()))
  }

  /// Whether a figure counts something else than the rows of a table, whose head does not name it: `5 visits` above what
  /// people see then.
  static func isOfOther(_ words: String, _ table: Int, in document: MarkdownDocument) -> Bool {
    guard document[table].kind == .table, words.utf8.first?.isDigit ?? false, let noun = NameWords(words).words.last
    else { return false }
    let head = document.children(of: table).first { document[$0].isHeader }
    let names = head.map { NameWords(PageText($0, .cell, section: 0, of: document).bytes).words } ?? []
    return !names.contains(noun) && !names.contains(String(noun.dropLast()))
  }

  /// Whether another table follows, which has the rest of what is counted.
  static func isFollowedByTable(_ table: Int, in document: MarkdownDocument) -> Bool {
    let next = Int(document[table].end)
    return next < document.nodes.count && document[next].kind == .table
  }

  /// Whether a word says of things that there are so many, and not what some of them are.
  private static func saysAll(_ word: ArraySlice<UInt8>) -> Bool {
    ["used", "defined", "available", "supported"].contains { word.prefix(while: \.isLetter).isWord($0) }
  }

  /// Whether a word is the plural of what a header says.
  private static func isPlural(of head: [String], _ word: ArraySlice<UInt8>) -> Bool {
    guard let said = NameWords(word).words.first, said.hasSuffix("s") else { return false }
    return head == [said] || head == [said.singular]
  }

  /// How many of the things that a header names a text says there are, in a clause that says nothing else of them.
  private static func number(of name: [UInt8], in text: PageText) -> (Int, Range<Int>)? {
    let head = NameWords(name).words
    for sentence in text.sentences {
      let words = sentence.split(separator: UInt8(ascii: " ")).drop {
        $0.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
      }
      .drop { InlineCount.openings.contains(ClaimWords.noun($0)) }
      guard let first = words.first, let number = ClaimWords.number(first),
        let place = words.indices.dropFirst().prefix(2).first(where: { isPlural(of: head, words[$0]) }),
        words[..<place].dropFirst().allSatisfy({ $0.allSatisfy { $0.isLetter && !$0.isUppercase } })
      else { continue }
      let noun = words[place]
      let end = noun.last.map { $0.isOne(of: ".,;:") } ?? false
      let rest = words[(place + 1)...]
      let isSaidOfAll = rest.count == 2 && rest.first?.isWord("are") == true && rest.last.map(saysAll) == true
      guard end || rest.isEmpty || isSaidOfAll else { continue }
      return (number, first.startIndex..<noun.endIndex - (end ? 1 : 0))
    }
    let counts = EasternCount.all(in: text.bytes)
    guard counts.count == 1, let claim = counts.first, !claim.isLead, claim.count == nil else { return nil }
    let behind = text.bytes[claim.range.upperBound...].drop { $0 == UInt8(ascii: " ") }
    let noun = name.prefix { $0 != UInt8(ascii: " ") }
    return noun[0] >= 0xE3 && behind.starts(with: noun) ? (claim.number, claim.range) : nil
  }
}
