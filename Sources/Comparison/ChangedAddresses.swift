import Diagnostics
import Differences
import Files
import Guide
import Printing

/// The addresses that lead nowhere any more, and the changes that took what was there: links to them are findings of
/// those changes.
struct ChangedAddresses {
  /// By the page's former path.
  private var pages: [String: ChangeKey] = [:]
  /// By the page's path and the letters and digits of the former heading.
  private var headings: [String: [String: ChangeKey]] = [:]

  init(_ changes: [Change]) {
    for change in changes {
      if [.pageRemoved, .componentRemoved].contains(change.kind) {
        pages[change.subject] = change.key
      } else if [.pageMoved, .componentRenamed].contains(change.kind), let former = change.formerly {
        pages[former] = change.key
      } else if [.headingChanged, .headingRemoved, .sectionRemoved].contains(change.kind),
        let heading = change.kind == .sectionRemoved ? change.heading : change.before
      {
        headings[change.subject, default: [:]][Self.plain(heading)] = change.key
      }
    }
  }

  /// The change behind a broken link; nil for one that leads nowhere for another reason.
  func cause(of finding: Diagnostic) -> ChangeKey? {
    guard finding.rule == .brokenLink || finding.rule == .brokenAnchor, let page = finding.span?.file.path else {
      return nil
    }
    let values = finding.values
    // A link within its page names none.
    let paths = values + values.compactMap { $0.withBytes { LinkIndex.path(of: $0, from: page) } } + [page]
    if finding.rule == .brokenLink { return paths.lazy.compactMap { pages[$0] }.first }
    let anchors = values.map { Self.plain(String($0[($0.firstIndex(of: "#") ?? $0.startIndex)...])) }
    return paths.lazy.compactMap { path in
      headings[path].flatMap { known in anchors.lazy.compactMap { known[$0] }.first }
    }.first
  }

  private static func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}
