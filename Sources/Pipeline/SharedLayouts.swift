import Site
import Synchronization

/// The rendered layouts of a site, shared by the tasks that render its pages.
final class SharedLayouts: Sendable {
  private let layouts: Mutex<RenderedLayouts>

  init(_ templates: TemplateLibrary) { layouts = Mutex(RenderedLayouts(templates)) }

  /// Reads the layout of most pages in advance, on a task that would otherwise wait for the first of them.
  func prepare() { layouts.withLock { $0.prepare() } }

  func layout(_ key: RenderedLayouts.Key) -> RenderedLayout { layouts.withLock { $0.layout(key) } }
}
