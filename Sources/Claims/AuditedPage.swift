package import Files
package import Guide
import Printing
package import Statements
package import Syntax
import Wording

/// A page with what it says of tokens.
package struct AuditedPage: Sendable {
  package let page: Page
  package let subject: AuditedSystem
  /// The texts of its paragraphs, headings and cells, in order; what is struck out or code is none.
  package let texts: [PageText]
  /// Those of its cells, by their nodes.
  package let cells: [Int: PageText]
  /// What it says the values of tokens are, in the order of the texts.
  package let statements: [Statement]
  /// The rows of its tables that name tokens.
  package let rows: [TokenRow]
  private let sections: [PageSection]
  /// The only file of data that the texts of a section name, by the sections.
  let files: [Int: String]
  /// The values that it gives to names which are no tokens.
  package let named: [NamedValue]
  /// The values that it gives to things, by their labels.
  package let labelled: [LabelledValue]
  /// What it says of everything of a kind.
  package private(set) var bounds: [BoundClaim] = []
  /// What it claims of the contrast of two colours.
  package private(set) var contrasts: [PairClaim] = []
  /// Whether it is about a design.
  package private(set) var isOfDesign = false
  /// Whether it tells what was so at some time, which nobody writes anew.
  package var isRecord: Bool { DesignSubject.isRecord(page, in: subject.system) }

  package init(_ page: Page, in subject: AuditedSystem) {
    self.page = page
    self.subject = subject
    guard
      subject.hasTokens || subject.hasRequirements || Self.maySaySomething(page.source.bytes)
        || Self.mayClaim(page.source.bytes)
    else {
      (texts, cells, statements, rows, named, labelled, sections, files) = ([], [:], [], [], [], [], [], [:])
      isOfDesign = DesignSubject.isOf(page, in: subject) { 0 }
      return
    }
    let reading = PageReading(page, subject)
    texts = reading.texts
    sections = reading.sections
    files = ClaimedSteps.files(ofSections: texts)
    cells = reading.cells
    let said = reading.statements()
    (statements, rows, named, labelled) = (said.statements, said.rows, said.named, said.labelled)
    bounds = texts.flatMap { BoundClaim.all(in: $0, on: self) }
    contrasts = PairClaim.all(on: self)
    isOfDesign = DesignSubject.isOf(page, in: subject, values: valuesOfDesign)
  }

  /// How many colours and lengths it gives to names.
  private func valuesOfDesign() -> Int {
    statements.count
      + named.count { value in
        switch value.value {
        case .color: true
        case .quantity(let quantity): quantity.pixels != nil
        case .curve, .family: false
        }
      }
  }

  /// Whether a page without tokens has a placeholder, a claim or a value in it: nearly none has, and its texts are not
  /// read.
  private static func maySaySomething(_ bytes: [UInt8]) -> Bool {
    let signs: [StaticString] = ["TOD", "TBD", "TBC", "FIXM", "Lorem ipsum", ":1", "AA", "]px", "]pt", "]dp", "]ms"]
    return bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "T"), UInt8(ascii: "F"), UInt8(ascii: "L"), UInt8(ascii: ":"), UInt8(ascii: "A"),
          UInt8(ascii: "]"):
          let rest = bytes[index...]
          for sign in signs where sign.utf8Start[0] == bytes[index] && rest.count >= sign.utf8CodeUnitCount {
            if sign.withUTF8Buffer({ rest.prefix($0.count).elementsEqual($0) }) { return true }
          }
        case UInt8(ascii: "c"):
          if bytes[index...].starts(with: "cubic-bezier(") { return true }
        case UInt8(ascii: "#"):
          if bytes[(index + 1)...].prefix(3).allSatisfy(\.isHexDigit), index + 3 < bytes.count { return true }
        case UInt8(ascii: "p"), UInt8(ascii: "d"), UInt8(ascii: "m"), UInt8(ascii: "r"), UInt8(ascii: "s"):
          guard index > 1, bytes[index - 1].isDigit || bytes[index - 1] == UInt8(ascii: " ") && bytes[index - 2].isDigit
          else { continue }
          if bytes[index] == UInt8(ascii: "s") || index + 1 < bytes.count && bytes[index + 1].isOne(of: "xtpsei") {
            return true
          }
        default: continue
        }
      }
      return false
    }
  }

  /// Whether a paragraph may count what it lists or what stands below it: one with a number and a colon or a dash. Whoever
  /// gives a spring names a part of it. In East Asian texts, numbers stand anywhere.
  private static func mayClaim(_ bytes: [UInt8]) -> Bool {
    if bytes.contains(where: \.startsUnparted) || ClaimWords.springs.areAny(in: bytes[...]) { return true }
    var (hasSign, hasNumber) = (false, false)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isSpace) { (hasSign, hasNumber) = (false, false) }
      hasSign =
        hasSign || line.contains(UInt8(ascii: ":")) || line.firstPlace(of: "—") != nil
        || line.firstPlace(of: "–") != nil
      hasNumber =
        hasNumber
        || line.split { !$0.isLetter && !$0.isDigit && $0 < 0x80 }.contains { ClaimWords.number($0) != nil }
      if hasSign, hasNumber { return true }
    }
    return false
  }

  /// The words of the title and the headings above a text.
  func words(around text: PageText) -> [String] {
    sections.indices.contains(text.section) ? sections[text.section].words : []
  }

  /// The words of the nearest heading above a text.
  package func heading(above text: PageText) -> [String] {
    sections.indices.contains(text.section) ? sections[text.section].heading : []
  }

  /// The theme that a sentence names, or else a heading above it.
  package func mode(of sentence: ArraySlice<UInt8>, in text: PageText) -> String? {
    let own = ThemeWords.mode(inSentence: NameWords(sentence).words)
    return own ?? (sections.indices.contains(text.section) ? sections[text.section].mode : nil)
  }

  /// Whether a heading above a text says that what follows is past, wrong or only an example.
  package func isAside(_ text: PageText) -> Bool {
    sections.indices.contains(text.section) && sections[text.section].isAside
  }

  /// Whether what is aside is so only for speaking of devices.
  package func isOfDevices(_ text: PageText) -> Bool {
    sections.indices.contains(text.section) && sections[text.section].isOfDevices
  }

  /// Whether a text stands below a heading that forbids what follows: `Don't`.
  func forbids(_ text: PageText) -> Bool {
    guard sections.indices.contains(text.section) else { return false }
    let heading = sections[text.section].heading
    return heading.first == "don" && !heading.contains("do") || heading.first == "dont" || heading.first == "never"
  }

  /// Whether a heading above a text says that what follows is the document's own history.
  package func isHistory(_ text: PageText) -> Bool {
    sections.indices.contains(text.section) && sections[text.section].isHistory
  }

  /// The list that a text is an item of.
  package func list(of text: PageText) -> Int? {
    document.parent(of: text.node).flatMap { document[$0].kind == .item ? document.parent(of: $0) : nil }
  }

  /// Whether a text is an item of a list of what is to be done.
  package func isTask(_ text: PageText) -> Bool {
    document.parent(of: text.node).map { document[$0].task != .none } ?? false
  }

  /// The place of findings about the page as a whole: where its front matter begins, or else its title or its text.
  package var opening: Span {
    if let front = document.frontMatter {
      return document.file.span(ByteRange(front.range.start, front.range.start + 3))
    }
    return document.file.span(document.titleHeading?.range ?? ByteRange(0, min(1, document.file.bytes.count)))
  }

  package var document: MarkdownDocument { page.document }
}
