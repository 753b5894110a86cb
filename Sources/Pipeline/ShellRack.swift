import Site
import Synchronization

/// The shells of a site, for the tasks that render its pages to share.
final class ShellRack: Sendable {
  private let shells: Mutex<Shells>

  init(_ templates: TemplateLibrary) { shells = Mutex(Shells(templates)) }

  func shell(_ key: Shells.Key) -> Shell { shells.withLock { $0.shell(key) } }
}
