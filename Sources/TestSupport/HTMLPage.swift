/// A page as a test looks at it: its elements in the order of the text, read strictly.
///
/// Everything Specimen writes is well formed: names and attributes in lower case, values in double quotes, every element
/// closed that is not void. What is not has its place in `faults`.
package struct HTMLPage: Sendable {
  package struct Element: Sendable {
    package let name: String
    /// A bare attribute has an empty value.
    package let attributes: [String: String]
    /// The text in it and in what it holds, entities resolved.
    package fileprivate(set) var text = ""
    /// The element it stands in.
    package let parent: Int?
  }

  package private(set) var elements: [Element] = []
  package private(set) var faults: [String] = []

  package init(_ bytes: [UInt8]) {
    var scanner = MarkupScanner(bytes)
    var open: [Int] = []
    while let piece = scanner.next() {
      switch piece {
      case .text(let text): for index in open { elements[index].text += text }
      case .fault(let fault): faults.append(fault)
      case .open(let name, let attributes):
        elements.append(Element(name: name, attributes: attributes, parent: open.last))
        if !Self.void.contains(name) { open.append(elements.count - 1) }
      case .close(let name):
        if open.last.map({ elements[$0].name }) == name {
          open.removeLast()
        } else {
          faults.append("</\(name)> closes nothing")
        }
      }
    }
    faults += open.map { "<\(elements[$0].name)> is not closed" }
    faults += Self.repeated(elements.compactMap { $0.attributes["id"] }).map { "id \($0) is there twice" }
  }

  package init(_ html: String) { self.init(Array(html.utf8)) }

  /// Elements of a name whose attribute has a value; any value where none is named.
  package func all(_ name: String, _ attribute: String? = nil, _ value: String? = nil) -> [Element] {
    elements.filter { element in
      guard element.name == name || name == "*" else { return false }
      guard let attribute else { return true }
      guard let found = element.attributes[attribute] else { return false }
      return value == nil || found == value
    }
  }

  package func first(_ name: String, _ attribute: String? = nil, _ value: String? = nil) -> Element? {
    all(name, attribute, value).first
  }

  /// Whether an element stands in one of a class or name.
  package func isInside(_ element: Element, _ test: (Element) -> Bool) -> Bool {
    var next = element.parent
    while let index = next {
      if test(elements[index]) { return true }
      next = elements[index].parent
    }
    return false
  }

  package var ids: Set<String> { Set(elements.compactMap { $0.attributes["id"] }) }

  private static func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }

  private static let void: Set<String> = [
    "!doctype", "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
}

extension HTMLPage.Element {
  package func has(class name: String) -> Bool {
    (attributes["class"] ?? "").split(separator: " ").contains { $0 == name }
  }
}
