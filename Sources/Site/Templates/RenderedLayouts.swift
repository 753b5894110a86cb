/// The rendered layouts of a site, one for each set of slots that some page fills, made when a page first needs it.
package struct RenderedLayouts: Sendable {
  package struct Key: Hashable, Sendable {
    let layout: Layout
    /// The slots present, a bit each.
    let present: UInt32
  }

  private var templates: TemplateLibrary
  private var layouts: [Key: RenderedLayout] = [:]

  package init(_ templates: TemplateLibrary) { self.templates = templates }

  /// Has the engine read and render the layout of most pages once, so that the first page need not wait for it.
  package mutating func prepare() { _ = templates.rendered(.page, with: Set(Slot.allCases)) }

  package mutating func layout(_ key: Key) -> RenderedLayout {
    if let known = layouts[key] { return known }
    let layout = templates.rendered(key.layout, with: SlotValues.slots(in: key.present))
    layouts[key] = layout
    return layout
  }
}
