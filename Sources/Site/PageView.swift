/// A page's layout and what goes into it besides its text.
struct PageView {
  let layout: Layout
  var slots: SlotValues

  init(_ layout: Layout, _ slots: SlotValues) {
    self.layout = layout
    self.slots = slots
  }

  /// Which rendered layout the page needs.
  var key: RenderedLayouts.Key { RenderedLayouts.Key(layout: layout, present: slots.present) }
}
