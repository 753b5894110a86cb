package import Diagnostics
package import Files

/// A page before it is put into its layout.
package struct PageView: Sendable {
  let url: String
  let layout: Layout
  var slots: SlotValues
  package let diagnostics: Diagnostics

  init(_ url: String, _ layout: Layout, _ slots: SlotValues, _ diagnostics: Diagnostics = Diagnostics()) {
    self.url = url
    self.layout = layout
    self.slots = slots
    self.diagnostics = diagnostics
  }

  /// What decides which shell it needs.
  var key: Shells.Key { Shells.Key(layout: layout, present: slots.present) }

  /// The finished page.
  package func artifact(in shells: Shells) -> Artifact {
    Artifact(path: url, bytes: shells[key].map { $0.filled(slots) } ?? [])
  }
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
