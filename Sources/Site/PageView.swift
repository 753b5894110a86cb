/// A page's layout and the values of its slots, apart from its text.
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
