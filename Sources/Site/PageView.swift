/// A page's layout and what goes into it besides its text.
struct PageView {
  let layout: Layout
  var slots: SlotValues

  init(_ layout: Layout, _ slots: SlotValues) {
    self.layout = layout
    self.slots = slots
  }

  /// What decides which shell it needs.
  var key: Shells.Key { Shells.Key(layout: layout, present: slots.present) }
}
