import Diagnostics
import Files
import Matching
import Tokens

/// What is only said because a whole file is read in another dialect, or in none any more: one token less, and what was a
/// habit of the file is a fault of each of the others, though nobody touched them.
struct FindingDialects {
  private let files: MovedFiles
  private let base: FindingPlaces
  private let head: FindingPlaces

  init(_ files: MovedFiles, _ base: FindingPlaces, _ head: FindingPlaces) {
    (self.files, self.base, self.head) = (files, base, head)
  }

  /// - Parameter name: what a token of the old version is called now.
  func without(
    _ old: [Diagnostic], _ new: [Diagnostic], _ name: (Diagnostic, TokenPath) -> TokenPath
  ) -> ([Diagnostic], [Diagnostic]) {
    func told(in findings: [Diagnostic], isOld: Bool) -> Set<String> {
      Set(findings.filter { $0.rule == .foreignDialect }.map { file(of: $0, isOld: isOld) })
    }
    let (former, latter) = (told(in: old, isOld: true), told(in: new, isOld: false))
    let (gone, come) = (former.subtracting(latter), latter.subtracting(former))
    if gone.isEmpty && come.isEmpty { return (old, new) }
    let (formerTexts, latterTexts) = (base.texts, head.texts)
    func formerText(of path: TokenPath, in finding: Diagnostic) -> String? {
      if let text = formerTexts[path], name(finding, path) == path { return text }
      return formerTexts.first { name(finding, $0.key) == path }?.value
    }
    var mended: Set<String> = []
    func isUntouched(_ finding: Diagnostic, isOld: Bool) -> Bool {
      let file = file(of: finding, isOld: isOld)
      guard Rule.tokenValues.contains(finding.rule), (isOld ? come : gone).contains(file), let span = finding.span,
        let own = (isOld ? base : head).value(at: span),
        let other = isOld ? latterTexts[name(finding, own.path)] : formerText(of: own.path, in: finding),
        other == own.text
      else { return false }
      mended.insert(file)
      return true
    }
    let (left, rest) = (
      old.filter { !isUntouched($0, isOld: true) }, new.filter { !isUntouched($0, isOld: false) }
    )
    func isNews(_ finding: Diagnostic, isOld: Bool) -> Bool {
      finding.rule != .foreignDialect || !mended.contains(file(of: finding, isOld: isOld))
    }
    return (left.filter { isNews($0, isOld: true) }, rest.filter { isNews($0, isOld: false) })
  }

  private func file(of finding: Diagnostic, isOld: Bool) -> String {
    let path = finding.span?.file.path ?? ""
    return isOld ? files.name(of: path) : path
  }
}
