import Claims
import Diagnostics
import Files
import Guide
import Statements
import Syntax
import Tokens

/// Names of tokens in open points and other remarks, which are no text of the page.
extension UnknownMention {
  /// Reports dotted names that are those of tokens but for one letter, and stand on the page only once: remarks speak of
  /// tokens that are missing too.
  static func reportRetold(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let names = page.subject.names
    guard !names.isEmpty, PageFigures.hasRemarks(page.page) else { return }
    for (name, range) in PageFigures(of: page.page, numbers: false).names {
      let path = TokenPath(name)
      guard !names.has(path), !names.hasGroup(path), !names.isUnread(path), !names.isInModes(path),
        !names.isInFile(path), !isUsedElsewhere(name, page)
      else { continue }
      let near = page.subject.system.allTokens.tokens.lazy.map(\.path.description).filter {
        Suggestion.isSlip(name, for: $0, shortest: path.segments.count > 2 ? 3 : 5)
      }.prefix(2)
      guard near.count == 1, let meant = near.first else { continue }
      let place = page.document.file.span(range)
      diagnostics.report(
        rule, "\(name) is not a token of \(page.subject.system.nameInSentences)", at: place,
        fix: Fix(guess: "did you mean \(meant)?", replacing: place, with: meant))
    }
  }
}
