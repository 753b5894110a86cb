import Plates

/// Everything that is allowed in a preview.
enum PreviewVocabulary {
  static let elements = [
    "div", "span", "p", "h2", "h3", "h4", "h5", "h6", "button", "input", "label", "a", "ul", "ol", "li", "strong",
    "em", "small", "hr",
  ]

  /// Elements without an end tag, including those not allowed here.
  /// Source: https://html.spec.whatwg.org/#void-elements
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
  ]
  static let headings: Set<String> = ["h2", "h3", "h4", "h5", "h6"]
  /// Elements whose content is never text; they are left out whole.
  static let opaque: Set<String> = ["script", "style", "template", "noscript", "iframe", "textarea", "title", "xmp"]

  static let attributes = [
    "class", "role", "data-part", "data-icon", "type", "placeholder", "value", "disabled", "checked", "for", "id",
    "href",
  ]

  static let flags: Set<String> = ["disabled", "checked"]

  /// The elements on which attributes other than `class`, `role`, `id`, `data-part`, `data-icon` and `aria-…` are allowed.
  static let owners: [String: Set<String>] = [
    "type": ["button", "input"], "placeholder": ["input"], "value": ["input"], "disabled": ["button", "input"],
    "checked": ["input"], "for": ["label"], "href": ["a"],
  ]

  static let inputTypes: Set<String> = [
    "text", "email", "password", "search", "tel", "url", "number", "checkbox", "radio", "range",
  ]

  /// Attributes whose value is one or more ids.
  static let references: Set<String> = [
    "for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-details", "aria-activedescendant",
    "aria-errormessage", "aria-flowto",
  ]

  /// Source: https://www.w3.org/TR/wai-aria-1.2/#state_prop_def (without the deprecated ones)
  static let aria: Set<String> = references.subtracting(["for"]).union([
    "aria-atomic", "aria-autocomplete", "aria-busy", "aria-checked", "aria-colcount", "aria-colindex", "aria-colspan",
    "aria-current", "aria-disabled", "aria-expanded", "aria-haspopup", "aria-hidden", "aria-invalid",
    "aria-keyshortcuts", "aria-label", "aria-level", "aria-live", "aria-modal", "aria-multiline",
    "aria-multiselectable", "aria-orientation", "aria-placeholder", "aria-posinset", "aria-pressed", "aria-readonly",
    "aria-relevant", "aria-required", "aria-roledescription", "aria-rowcount", "aria-rowindex", "aria-rowspan",
    "aria-selected", "aria-setsize", "aria-sort", "aria-valuemax", "aria-valuemin", "aria-valuenow", "aria-valuetext",
  ])

  /// Source: https://www.w3.org/TR/wai-aria-1.2/#role_definitions (widgets and structure)
  static let roles: Set<String> = landmarks.union([
    "alert", "alertdialog", "article", "button", "cell", "checkbox", "columnheader", "combobox", "definition", "dialog",
    "feed", "figure", "grid", "gridcell", "group", "heading", "img", "link", "list", "listbox", "listitem", "log",
    "menu", "menubar", "menuitem", "menuitemcheckbox", "menuitemradio", "meter", "none", "note", "option",
    "presentation", "progressbar", "radio", "radiogroup", "row", "rowgroup", "rowheader", "searchbox", "separator",
    "slider", "spinbutton", "status", "switch", "tab", "table", "tablist", "tabpanel", "term", "textbox", "timer",
    "toolbar", "tooltip", "tree", "treegrid", "treeitem",
  ])

  /// Roles that a page has only once; they become a group, since a preview is not part of the page's own structure.
  static let landmarks: Set<String> = [
    "banner", "complementary", "contentinfo", "form", "main", "navigation", "region", "search",
  ]

  private static let blocks: Set<String> = headings.union(["div", "p", "ul", "ol", "li", "hr"])

  /// Why an element is not allowed inside others, outermost first; nil if it is. Browsers would move it elsewhere.
  static func fault(of name: String, in ancestors: [String]) -> String? {
    if let parent = ancestors.last, parent == "ul" || parent == "ol", name != "li" {
      return "a list contains only <li>"
    }
    if name == "li", ancestors.last != "ul", ancestors.last != "ol" { return "<li> belongs in <ul> or <ol>" }
    if blocks.contains(name), let text = ancestors.last(where: { $0 == "p" || headings.contains($0) }) {
      return "<\(text)> contains only text"
    }
    let controls: Set<String> = ["button", "a"]
    if controls.contains(name) || name == "input" || name == "label" {
      if let outer = ancestors.last(where: { controls.contains($0) }) {
        return "<\(outer)> cannot contain another control"
      }
    }
    if name == "label", ancestors.contains("label") { return "<label> cannot contain another <label>" }
    return nil
  }
}
