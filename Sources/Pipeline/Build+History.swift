import Comparison
import Diagnostics
import Files
package import Guide
package import Reviews
import Site

/// Reads what changed over time, by what counts as a release.
package typealias HistoryReader = @Sendable (ChangesSource) async throws(FileSystemError) -> History

extension Build {
  /// What changed over time, if the guide asks for it; nil, and reported, where it cannot be read.
  static func history(
    of guide: Guide, _ read: HistoryReader?, into diagnostics: inout Diagnostics
  ) async -> History? {
    guard let source = guide.settings.changes, let read else { return nil }
    do throws(FileSystemError) {
      return try await read(source)
    } catch {
      diagnostics.report(
        .unreadableHistory, "the history cannot be read: \(error)",
        at: guide.settings.places["changes", source.rawValue],
        why: "the site has no pages of changes", fix: "build in a clone with its history, or remove `changes`")
      return nil
    }
  }

  /// The files beside the pages of changes: their style, unless the project has its own, and a feed for each system.
  static func changes(in history: History?, of guide: Guide, beside taken: Set<String>) -> [SiteFiles.Other] {
    guard let history else { return [] }
    let feeds = guide.designSystems.compactMap { ChangesFeed(history, of: $0, in: guide)?.artifact }
    return ([ChangesStyle.artifact] + feeds).filter { !taken.contains($0.path) }.map { SiteFiles.Other($0) }
  }
}
