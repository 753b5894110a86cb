/// A page's layout and what goes into it besides its text.
package struct PageView: Sendable {
  let layout: Layout
  var slots: SlotValues

  init(_ layout: Layout, _ slots: SlotValues) {
    self.layout = layout
    self.slots = slots
  }

  /// What decides which shell it needs.
  var key: Shells.Key { Shells.Key(layout: layout, present: slots.present) }
}

/// The layouts of a site as shells, one for each set of slots that some page fills.
package struct Shells: Sendable {
  struct Key: Hashable, Sendable {
    let layout: Layout
    /// The slots present, a bit each.
    let present: UInt32
  }

  private let shells: [Key: Shell]

  init(_ keys: Set<Key>, _ templates: TemplateLibrary) {
    shells = Dictionary(
      uniqueKeysWithValues: keys.map { key in
        (key, templates.shell(key.layout, with: SlotValues.slots(in: key.present)))
      })
  }

  subscript(key: Key) -> Shell? { shells[key] }
}
