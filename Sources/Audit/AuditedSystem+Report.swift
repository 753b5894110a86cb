package import Claims
package import Diagnostics
import Files
package import Guide
import Printing
package import Statements
import Syntax
import Tokens

extension AuditedSystem {
  /// Everything that is wrong with the system beside its pages, and what they say of each other.
  package func report(_ pages: [PageEvidence], into diagnostics: inout Diagnostics) {
    var found = Diagnostics()
    for rule in AuditRules.all {
      rule.audit(self, into: &found)
      rule.audit(self, pages, into: &found)
    }
    diagnostics.append(DeclaredDeviation.dropped(from: found, of: system).resting(on: system.themes.basis))
  }

  /// Whether somebody wrote some of its pages.
  private var hasAuthors: Bool { system.pages.contains { !$0.source.isMade } }

  /// Everything that is wrong on one of its pages, and what that page adds to what is known of the system.
  package func report(_ page: Page, into diagnostics: inout Diagnostics) -> PageEvidence {
    let audited = AuditedPage(page, in: self)
    for rule in AuditRules.all where audited.isOfDesign || rule.asksOfEveryPage {
      rule.audit(audited, into: &diagnostics)
    }
    diagnostics.compared.values += audited.statements.count
    if !diagnostics.compared.hasTexts {
      diagnostics.compared.hasTexts = audited.texts.contains { text in
        text.kind != .heading && text.bytes.contains(where: \.isDigit)
      }
    }
    // What a page says that nobody wrote is no claim, and shows no use beside pages that somebody wrote.
    let isMade = page.source.isMade
    if isMade { diagnostics.compared = Compared() }
    return isMade && hasAuthors ? PageEvidence() : PageEvidence(audited)
  }
}

extension Diagnostics {
  /// The findings that hold one token file against another on the basis that both belong together.
  fileprivate func resting(on basis: SystemBasis) -> Diagnostics {
    if basis.files.isGiven { return self }
    var resting = Diagnostics()
    resting.compared = compared
    for finding in all {
      let others = finding.severity > .note ? finding.related.map(\.span.file) : []
      let assumed = finding.span.flatMap { own in
        others.lazy.filter { !ProjectLayout.isPage($0.path) && !ProjectLayout.isPage(own.file.path) }
          .map { basis.basis(of: own.file, with: $0) }.first { !$0.isGiven }
      }
      resting.report(assumed.map(finding.on) ?? finding)
    }
    return resting
  }
}
