import Files
package import Guide
import Syntax

/// A page with what it says of tokens.
package struct AuditedPage: Sendable {
  package let page: Page
  package let subject: AuditedSystem
  /// The texts of its paragraphs, headings and cells, in order; what is struck out or code is none.
  let texts: [PageText]
  /// What it says the values of tokens are, in the order of the texts.
  let statements: [Statement]
  /// The rows of its tables that name tokens.
  let rows: [TokenRow]

  init(_ page: Page, in subject: AuditedSystem) {
    self.page = page
    self.subject = subject
    guard subject.hasTokens || Self.maySaySomething(page.source.bytes) else {
      (texts, statements, rows) = ([], [], [])
      return
    }
    let reading = PageReading(page, subject)
    texts = reading.texts
    (statements, rows) = subject.hasTokens ? reading.statements() : ([], [])
  }

  /// Whether a page without tokens has a placeholder or a claim in it: nearly none has, and its texts are not read.
  private static func maySaySomething(_ bytes: [UInt8]) -> Bool {
    let signs: [StaticString] = ["TOD", "TBD", "TBC", "FIXM", "Lorem ipsum", ":1", "AA", "]px", "]pt", "]dp", "]ms"]
    return bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "T"), UInt8(ascii: "F"), UInt8(ascii: "L"), UInt8(ascii: ":"), UInt8(ascii: "A"),
          UInt8(ascii: "]"):
          let rest = bytes[index...]
          for sign in signs where rest.count >= sign.utf8CodeUnitCount {
            if sign.withUTF8Buffer({ rest.prefix($0.count).elementsEqual($0) }) { return true }
          }
        default: continue
        }
      }
      return false
    }
  }

  var document: MarkdownDocument { page.document }
}
