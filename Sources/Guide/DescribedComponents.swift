package import Tokens
import Wording

/// A component of a system as its tokens describe it: a group with a token for each property.
package struct ComponentPart: Sendable {
  package let path: TokenPath
  /// In the author's order.
  package fileprivate(set) var properties: [TokenPath] = []
  /// The state that the names of its properties begin or end with: `hoverBackgroundColor`, `border-focus`.
  fileprivate var state: String?

  /// The name of a property within the component, without the state that it is for: `padding.block`.
  package func name(of property: TokenPath) -> String {
    let own = property.description.utf8
    let isWithin = own.starts(with: path.description.utf8) && own.count > path.description.utf8.count
    let name = isWithin ? String(own.dropFirst(path.description.utf8.count + 1)) ?? property.name : property.name
    guard let state, let (found, rest) = DescribedComponents.parted(name), found == state else { return name }
    return rest
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

  /// Adds a state, or what else is said of one that is known.
  fileprivate mutating func add(_ part: ComponentPart, as state: String) {
    guard let known = states.firstIndex(where: { $0.name == state }) else {
      states.append((state, part))
      return
    }
    // A group of its own is what the state is linked by.
    let isNamed = states[known].part.state == nil
    var joined = isNamed ? states[known].part : part
    joined.state = part.state ?? states[known].part.state
    joined.properties = states[known].part.properties + part.properties
    states[known].part = joined
  }

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
    if let state {
      families[main]?.add(part, as: state)
    } else {
      let states = part.properties.map { Self.parted(part.name(of: $0))?.state }
      func properties(of state: String?) -> [TokenPath] {
        zip(part.properties, states).filter { $1 == state }.map(\.0)
      }
      families[main]?.states.insert(("", ComponentPart(path: part.path, properties: properties(of: nil))), at: 0)
      for state in Self.statesOfControls where states.contains(state) {
        families[main]?.add(
          ComponentPart(path: part.path, properties: properties(of: state), state: state), as: state)
      }
    }
    let names = part.path.segments.drop { $0 == "tokens" }.dropFirst()
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

  /// The state of a property's name and what else it says: `hoverBackgroundColor`, `background-hover`; nil if it names
  /// none, or nothing else. What `onColor` and `errorText` are for, no state of the component has to be.
  fileprivate static func parted(_ name: String) -> (state: String, rest: String)? {
    for state in statesOfControls where name.count > state.count {
      let (behind, before) = (name.dropFirst(state.count), name.dropLast(state.count))
      let end = name[before.endIndex...]
      if name.hasPrefix(state), behind.first == "-" || behind.first?.isUppercase == true {
        return (state, String(behind))
      }
      if end.lowercased() == state, before.last == "-" || end.first?.isUppercase == true {
        return (state, String(before))
      }
    }
    return nil
  }

  /// Longer names before those that end in them; `focus-visible` is a name of CSS, and no word.
  private static let statesOfControls = ["focus-visible", "unchecked"] + StateWords.ofControls
  /// Those that only a group of properties is named for.
  private static let states =
    statesOfControls + [
      "open", "closed", "expanded", "collapsed", "loading", "error", "invalid", "success", "current", "dragged",
      "readonly", "on", "off",
    ]
  /// What a name with a state at its end ends in.
  private static let lastWords = Set(states.compactMap { $0.split(separator: "-").last.map(String.init) })
}

extension TokenPath {
  /// Whether it is a property of a component.
  package var isInComponent: Bool {
    let text = description[...]
    let own = text.hasPrefix("tokens.") ? text.dropFirst(7) : text
    return own.hasPrefix("components.") || own.hasPrefix("component.")
  }

  /// What follows the group of all components, however the case of its name: `button`, `padding` of both
  /// `components.button.padding` and `tokens.components.button.padding`; nil elsewhere.
  package var inComponents: ArraySlice<String>? {
    let all = segments
    let own = all.first == "tokens" ? all.dropFirst() : all[...]
    guard own.count > 1, let group = own.first?.lowercased(), group == "component" || group == "components" else {
      return nil
    }
    return own.dropFirst()
  }

  /// Whether it is one side of a component's length, as `components.button.padding.block`.
  package var isSideInComponent: Bool { isInComponent && Self.sides.contains(name) }

  /// In the order of CSS.
  package static let sides = ["block", "inline", "top", "right", "bottom", "left"]
}
