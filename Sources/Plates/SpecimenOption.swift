/// An option of a block, written after the block's name: `on=color.surface.card`.
package struct SpecimenOption: Sendable {
  package let name: String
  /// What it takes and what that does, in a sentence for the manual.
  package let takes: String

  package init(_ name: String, _ takes: String) {
    self.name = name
    self.takes = takes
  }
}

/// Options that several blocks have.
extension SpecimenOption {
  package static let theme = SpecimenOption("theme", "The name of a theme, the only one that is drawn.")
  package static let on = SpecimenOption("on", "A colour token to draw on, in place of the system’s surfaces.")
  package static let sample = SpecimenOption("sample", "The words to set, in quotes.")
}
