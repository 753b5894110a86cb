import Site
import Synchronization

/// The shells of a site, for the tasks that render its pages to share.
final class ShellRack: Sendable {
  private let shells: Mutex<Shells>

  init(_ templates: TemplateLibrary) { shells = Mutex(Shells(templates)) }

  /// Reads the layout of most pages beforehand, which is work for a task that would wait for the first of them.
  func prepare() { shells.withLock { $0.prepare() } }

  func shell(_ key: Shells.Key) -> Shell { shells.withLock { $0.shell(key) } }
}
