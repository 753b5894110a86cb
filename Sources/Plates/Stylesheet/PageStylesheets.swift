import Diagnostics
package import Guide
import Synchronization

/// The stylesheets of pages' previews. What all pages of a system share is read once, when the first page asks for it.
package final class PageStylesheets: Sendable {
  private let shared = Mutex<[ObjectIdentifier: PreviewStylesheet]>([:])

  package init() {}

  /// The stylesheet of a page's previews, read: the one that all pages of the system share, and then the page's own; nil
  /// without either.
  ///
  /// The faults of the shared one are those of the system's first page, so that each is reported once.
  package func stylesheet(of page: Page, in system: DesignSystem) -> PreviewStylesheet? {
    let own = page.stylesheet.map { PreviewStylesheet($0, in: system) }
    guard let shared = sharedStylesheet(of: system) else { return own }
    var faults = system.pages.first?.path == page.path ? shared.faults : Diagnostics()
    if let own { faults.append(own.faults) }
    return PreviewStylesheet(shared, followedBy: own, faults: faults)
  }

  private func sharedStylesheet(of system: DesignSystem) -> PreviewStylesheet? {
    guard system.sharedStyles != nil else { return nil }
    return shared.withLock { shared in
      if let known = shared[ObjectIdentifier(system)] { return known }
      let read = system.sharedStylesheet
      shared[ObjectIdentifier(system)] = read
      return read
    }
  }
}
