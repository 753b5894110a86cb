/// Words for what a control is in, or is done to it, while somebody uses it, as names and sentences write them.
///
/// What else is no rest depends on who asks: tokens have colours for what loads or is dragged, a sentence speaks of what is
/// open or of a condition, and none of these has to be so of the others.
package enum StateWords {
  /// In the order in which they are drawn.
  package static let ofControls = [
    "hover", "hovered", "active", "pressed", "press", "focused", "focus", "disabled", "selected", "checked", "visited",
  ]
}
