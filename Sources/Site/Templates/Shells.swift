/// The layouts of a site as shells, one for each set of slots that some page fills, made when a page first asks.
package struct Shells: Sendable {
  package struct Key: Hashable, Sendable {
    let layout: Layout
    /// The slots present, a bit each.
    let present: UInt32
  }

  private var templates: TemplateLibrary
  private var shells: [Key: Shell] = [:]

  package init(_ templates: TemplateLibrary) { self.templates = templates }

  /// Has the engine read and render the layout of most pages once, so that it is quick when one asks.
  package mutating func prepare() { _ = templates.shell(.page, with: Set(Slot.allCases)) }

  package mutating func shell(_ key: Key) -> Shell {
    if let shell = shells[key] { return shell }
    let shell = templates.shell(key.layout, with: SlotValues.slots(in: key.present))
    shells[key] = shell
    return shell
  }
}
