/// Words for the parts that interfaces are made of, in small letters and in the singular.
package enum ComponentWords {
  /// Those that mean a component wherever they stand: above a section, in the name of a group or of a token.
  package static let plain: Set<String> = [
    "alert", "avatar", "badge", "banner", "btn", "button", "card", "checkbox", "chip", "dropdown", "field", "input",
    "pill", "radio", "select", "snackbar", "switch", "tab", "tag", "textarea", "toast", "toggle", "tooltip",
  ]

  /// Those that mean one in the name of a token, and above a section may mean what is built of several.
  package static let inNames = plain.union([
    "accordion", "dialog", "drawer", "footer", "header", "menu", "modal", "nav", "navbar", "notification", "popover",
    "sidebar", "slider", "table",
  ])

  /// Those that mean one as the name of a group, where a token's own name may mean its role or its place.
  package static let ofGroups = inNames.union([
    "appbar", "blankslate", "breadcrumb", "calendar", "callout", "carousel", "cell", "combobox", "counter",
    "datepicker", "divider", "fab", "fieldset", "form", "item", "label", "list", "listbox", "loader", "menubar",
    "navigation", "pagination", "panel", "picker", "popup", "progress", "rating", "scrollbar", "search", "searchbar",
    "segmented", "sheet", "skeleton", "spinner", "stepper", "tabbar", "textfield", "tile", "timeline", "toolbar",
    "tree",
  ])

  /// Those that are pressed all over, so that their height is that of their target.
  package static let pressed: Set<String> = [
    "button", "dropdown", "fab", "input", "key", "segment", "select", "stepper", "tab",
  ]

  /// Those of which less is seen than can be pressed.
  package static let drawnSmall: Set<String> = [
    "badge", "checkbox", "chip", "radio", "slider", "switch", "thumb", "toggle", "track",
  ]

  /// Those that people act on, whatever is seen of them.
  package static let controls: Set<String> = [
    "button", "checkbox", "chip", "control", "fab", "field", "input", "radio", "segment", "switch", "tab", "toggle",
  ]
}

extension Set<String> {
  /// Whether it has a word, or the word that it is the plural of.
  package func has(_ word: String) -> Bool { contains(word) || contains(word.singular) }
}
