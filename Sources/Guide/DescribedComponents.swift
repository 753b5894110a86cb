package import Tokens

/// A component of a system as its tokens describe it: a group with a token for each property.
package struct ComponentPart: Sendable {
  package let path: TokenPath
  /// In the author's order.
  package fileprivate(set) var properties: [TokenPath] = []

  /// The name of a property within the component: `padding.block`.
  package func name(of property: TokenPath) -> String {
    String(property.description.utf8.dropFirst(path.description.utf8.count + 1)) ?? property.name
  }
}

/// A component with its states; a state has only the properties in which it differs.
package struct ComponentFamily: Sendable {
  package let path: TokenPath
  /// The name of each state, that of the component at rest first.
  package fileprivate(set) var states: [(name: String, part: ComponentPart)]

  package var base: ComponentPart? { states.first.flatMap { $0.part.path == path ? $0.part : nil } }

  /// The same without the states that follow the first one.
  package var atRest: ComponentFamily { ComponentFamily(path: path, states: Array(states.prefix(1))) }

  /// All properties, those of the component at rest first.
  package var properties: [TokenPath] { states.flatMap(\.part.properties) }
}

/// The components that the tokens of a system describe: the groups below `components`.
package struct DescribedComponents: Sendable {
  /// Of each component with its states, in the author's order.
  package private(set) var paths: [TokenPath] = []
  private var families: [TokenPath: ComponentFamily] = [:]
  /// The component that a name in the text means.
  private var byName: [String: TokenPath] = [:]

  /// - Parameter tokens: those of the theme shown first.
  init(_ tokens: TokenSet) {
    var order: [TokenPath] = []
    var parts: [TokenPath: ComponentPart] = [:]
    for token in tokens.tokens where token.path.isInComponent {
      guard var path = token.path.parent else { continue }
      if TokenPath.sides.contains(token.path.name), let outer = path.parent { path = outer }
      guard path.parent != nil else { continue }
      if parts[path] == nil {
        order.append(path)
        parts[path] = ComponentPart(path: path)
      }
      parts[path]?.properties.append(token.path)
    }
    for path in order { if let part = parts[path] { add(part, known: parts) } }
  }

  package subscript(path: TokenPath) -> ComponentFamily? { families[path] }

  package func path(named name: String) -> TokenPath? { byName[name] }

  private mutating func add(_ part: ComponentPart, known: [TokenPath: ComponentPart]) {
    let (main, state) = Self.state(of: part.path, known: known)
    if families[main] == nil {
      paths.append(main)
      families[main] = ComponentFamily(path: main, states: [])
    }
    if state == nil {
      families[main]?.states.insert(("", part), at: 0)
    } else {
      families[main]?.states.append((state ?? "", part))
    }
    let names = part.path.segments.dropFirst()
    for name in [names.joined(separator: "."), names.joined(separator: "-"), part.path.name]
    where byName[name] == nil { byName[name] = main }
  }

  /// The component that a group is a state of, and the name of the state; the group itself if it is none.
  private static func state(
    of path: TokenPath, known: [TokenPath: ComponentPart]
  ) -> (main: TokenPath, state: String?) {
    if let parent = path.parent, states.contains(path.name), known[parent] != nil { return (parent, path.name) }
    guard let last = path.name.utf8.lastIndex(of: UInt8(ascii: "-")),
      lastWords.contains(String(path.name[path.name.index(after: last)...]))
    else { return (path, nil) }
    for state in states where path.name.hasSuffix("-" + state) && path.name.utf8.count > state.utf8.count + 1 {
      let stem = TokenPath(String(path.description.dropLast(state.count + 1)))
      if known[stem] != nil { return (stem, state) }
    }
    return (path, nil)
  }

  /// Longer names before those that end in them.
  private static let states = [
    "focus-visible", "hover", "hovered", "active", "pressed", "focused", "focus", "disabled", "selected", "checked",
    "unchecked", "open", "closed", "expanded", "collapsed", "visited", "loading", "error", "invalid", "success",
    "current", "dragged", "readonly", "on", "off",
  ]
  /// What a name with a state at its end ends in.
  private static let lastWords = Set(states.compactMap { $0.split(separator: "-").last.map(String.init) })
}

extension TokenPath {
  /// Whether it is a property of a component.
  package var isInComponent: Bool { description.hasPrefix("components.") || description.hasPrefix("component.") }

  /// Whether it is one side of a component's length, as `components.button.padding.block`.
  package var isSideInComponent: Bool { isInComponent && Self.sides.contains(name) }

  /// In the order of CSS.
  package static let sides = ["block", "inline", "top", "right", "bottom", "left"]
}
