import Colorimetry
import Diagnostics
import Dialects
import Files
import Syntax
import TokenValues

/// Resolves the tokens of one permutation after another; a token that is the same in several is made only once.
///
/// References are followed with an explicit stack, so that chains may have any length. A value is read once everything
/// that it refers to is resolved; until then, reading it only records what is missing. Linear in tokens and references.
struct Resolution {
  let inventory: Inventory
  var overlay: SourceOverlay
  var suggestions: Suggestions
  var diagnostics = Diagnostics()
  /// Every token made so far, for all permutations.
  private(set) var results: [Token] = []
  /// By path.
  private(set) var states: [State] = []
  private var inherited: [Inherited] = []
  private var order: [PathNumber] = []
  /// For each path, the results of earlier permutations.
  private var memory: [PathNumber: [Memory]] = [:]
  let remembers: Bool
  let plan: Plan
  /// The tokens that any theme declares, once something has asked for them.
  var planned: Set<PathNumber>?
  /// The groups with tokens to which a file refers, of files with a reference that leads nowhere.
  var referredGroups: [ObjectIdentifier: Set<PathNumber>] = [:]
  /// The targets of pointers in this permutation.
  var pointers: [Place: PointerState] = [:]
  /// The value being read.
  var reading: ValueReading

  enum State: Equatable {
    /// Not a token in this permutation, though perhaps in another.
    case absent
    case waiting, open, failed
    /// An index into `results`.
    case resolved(Int32)
  }

  /// The properties that a token inherits from its groups.
  private struct Inherited: Equatable {
    var type = DeclaredType.none
    var deprecation: Deprecation?
    var unit: Dimension.Unit?
  }

  /// The result of a declaration, and the tokens on which it depends.
  private struct Memory {
    let declaration: Int32
    let inherited: Inherited
    let needs: [(path: PathNumber, state: State)]
    let state: State
  }

  /// - Parameter remembers: whether more than one permutation will be resolved.
  init(_ plan: Plan, inventory: Inventory, suggestions: Suggestions, remembers: Bool) {
    self.inventory = inventory
    self.plan = plan
    self.suggestions = suggestions
    self.remembers = remembers
    overlay = SourceOverlay(paths: 0)
    reading = ValueReading(file: SourceFile(path: "", bytes: []), notation: .standard)
  }

  /// The tokens and groups of one permutation, in the author's order.
  mutating func resolve(_ overlay: SourceOverlay, paths: PathTable) -> TokenSet {
    self.overlay = overlay
    self.paths = paths
    states = overlay.cells.map { $0.token < 0 ? .absent : .waiting }
    inherited = [Inherited](repeating: Inherited(), count: overlay.cells.count)
    pointers = [:]
    order = []
    let groups = walk()
    for path in order where states[Int(path)] == .waiting { resolve(path) }
    var tokens: [Token] = []
    tokens.reserveCapacity(order.count)
    var unresolved: [UnresolvedToken] = []
    for path in order {
      switch states[Int(path)] {
      case .resolved(let index): tokens.append(results[Int(index)])
      case .failed: unresolved.append(unresolvedToken(path))
      case .absent, .waiting, .open: break
      }
    }
    self.paths = PathTable()
    return TokenSet(tokens: tokens, groups: groups, unresolved: unresolved)
  }

  private func unresolvedToken(_ path: PathNumber) -> UnresolvedToken {
    let token = inventory.tokens[Int(overlay.cells[Int(path)].token)]
    let type = token.type == .none ? inherited[Int(path)].type : token.type
    let name: String? =
      switch type {
      // What a dialect has no type for is under one that says nothing.
      case .known(let type): token.isUnread ? nil : type.rawValue
      case .unusable(let name): name
      case .none: nil
      }
    return UnresolvedToken(
      path: paths.paths[Int(path)], typeName: name, span: token.file.span(token.nameRange),
      valueSpan: token.file.span(token.value.range))
  }

  /// The paths of the inventory, and those added by inheritance.
  private(set) var paths = PathTable()

  /// Puts the tokens in order and determines what they inherit from their groups.
  private mutating func walk() -> [TokenGroup] {
    var groups: [TokenGroup] = []
    var open: [PathNumber] = [PathTable.root]
    while let path = open.popLast() {
      let cell = overlay.cells[Int(path)]
      var given = cell.parent >= 0 ? inherited[Int(cell.parent)] : Inherited()
      if cell.group >= 0 {
        let group = overlay.groups[Int(cell.group)].declaration
        if group.type != .none { given.type = group.type }
        if let unit = group.unit { given.unit = unit }
        switch group.deprecation {
        case .none: break
        case .current: given.deprecation = nil
        case .deprecated(let reason): given.deprecation = .deprecated(reason: reason)
        }
        if path != PathTable.root {
          groups.append(
            TokenGroup(
              path: paths.paths[Int(path)], description: group.description, deprecation: given.deprecation,
              span: group.file.span(group.nameRange)))
        }
      }
      if cell.broughtType != .none { given.type = cell.broughtType }
      inherited[Int(path)] = given
      if cell.token >= 0 { order.append(path) }
      // The list is used as a stack, so the last child goes in first.
      let start = open.count
      var child = cell.firstChild
      while child >= 0 {
        open.append(child)
        child = overlay.cells[Int(child)].next
      }
      open[start...].reverse()
    }
    return groups
  }

  /// A token waiting for the tokens that its value refers to.
  private struct Frame {
    let path: PathNumber
    var needs: [PathNumber] = []
  }

  private mutating func resolve(_ first: PathNumber) {
    var stack = [Frame(path: first)]
    states[Int(first)] = .open
    while var frame = stack.popLast() {
      if let need = frame.needs.popLast() {
        stack.append(frame)
        switch states[Int(need)] {
        case .waiting:
          states[Int(need)] = .open
          stack.append(Frame(path: need))
        case .open:
          let start = stack.lastIndex { $0.path == need } ?? stack.count - 1
          let members = stack[start...].map(\.path)
          reportCycle(members)
          for member in members { states[Int(member)] = .failed }
          stack.removeSubrange(start...)
        case .absent, .failed, .resolved: break
        }
        continue
      }
      frame.needs = attempt(frame.path)
      if !frame.needs.isEmpty { stack.append(frame) }
    }
  }

  /// Resolves one token, or returns the others that must be resolved first.
  private mutating func attempt(_ path: PathNumber) -> [PathNumber] {
    let cell = overlay.cells[Int(path)]
    if remembers {
      for known in memory[path] ?? []
      where known.declaration == cell.token && known.inherited == inherited[Int(path)] {
        let open = known.needs.filter { !states[Int($0.path)].isSettled }
        if !open.isEmpty { return open.reversed().map(\.path) }
        if known.needs.allSatisfy({ states[Int($0.path)] == $0.state }) {
          states[Int(path)] = known.state
          return []
        }
      }
    }
    let declaration = inventory.tokens[Int(cell.token)]
    reading = ValueReading(file: declaration.file, notation: declaration.notation)
    let made = make(path, declaration: Int(cell.token))
    guard reading.open.isEmpty else { return reading.open.reversed() }
    diagnostics.append(reading.diagnostics)
    var state = State.failed
    if let made {
      state = .resolved(Int32(results.count))
      results.append(made)
    }
    states[Int(path)] = state
    if remembers, reading.isMemorable {
      let needs = reading.needs.map { (path: $0, state: states[Int($0)]) }
      memory[path, default: []].append(
        Memory(declaration: cell.token, inherited: inherited[Int(path)], needs: needs, state: state))
    }
    return []
  }

  private mutating func make(_ path: PathNumber, declaration index: Int) -> Token? {
    let token = inventory.tokens[index]
    var type = token.type
    let written: TokenValue?
    var aliases: [TokenPath] = []
    reading.wanted = wanted(type, at: path)
    if let formula = formula(token.value) {
      let declared: TokenType? = if case .known(let type) = type { type } else { nil }
      written = value(of: formula, as: declared, at: token.value.range)
    } else if let reference = wholeReference(token, index) {
      checkReferenceKeys(token.value)
      let target = follow(reference, at: token.value.range)
      switch target {
      case .token(let target):
        guard case .resolved(let result) = states[Int(target)] else { return nil }
        let found = results[Int(result)]
        // With an alpha of its own, or a modifier, it is another colour.
        if token.alpha == nil, token.modifier == nil { aliases = chain(found) }
        record(target, token.value.range)
        inheritGaps(of: found)
        written = fitted(found.value, to: type, path: found.path, at: token.value)
      case .raw(let raw):
        if type == .none { type = raw.type.map(DeclaredType.known) ?? inherited[Int(path)].type }
        guard let known = usable(type, token, path) else { return nil }
        record(raw.owner, token.value.range)
        written = referred(raw, noun: known.noun, at: token.value.range) { $0.value(raw.value, as: known) }
      case .failed: return nil
      }
    } else {
      if type == .none { type = inherited[Int(path)].type }
      guard let known = usable(type, token, path) else { return nil }
      written = value(token.value, as: known)
    }
    guard var written, reading.open.isEmpty else { return nil }
    if case .color(var color) = written {
      if let alpha = token.alpha { color = color.withOpacity(alpha) }
      if let modifier = token.modifier { color = modified(color, by: modifier) }
      guard reading.open.isEmpty else { return nil }
      written = .color(color)
    }
    let remarks = token.remarks
    let unit = remarks.unit ?? inherited[Int(path)].unit
    return Token(
      path: paths.paths[Int(path)], value: unit.map { written.saying($0, isOwn: remarks.unit != nil) } ?? written,
      description: token.description,
      deprecation: deprecation(of: token, at: path), extensions: token.extensions,
      notGiven: remarks.notGiven + reading.notGiven.filter { !remarks.notGiven.contains($0) },
      span: token.file.span(token.nameRange), valueSpan: token.file.span(token.value.range), aliases: aliases,
      references: reading.references)
  }

  /// The type that a token says it has, itself or by its groups.
  func wanted(_ type: DeclaredType, at path: PathNumber) -> TokenType? {
    switch type == .none ? inherited[Int(path)].type : type {
    case .known(let type): type
    case .none, .unusable: nil
    }
  }

  private func chain(_ target: Token) -> [TokenPath] {
    guard target.aliases.count >= Token.longestChain else { return [target.path] + target.aliases }
    return [target.path] + target.aliases.prefix(Token.longestChain - 2) + target.aliases.suffix(1)
  }

  private func deprecation(of token: TokenDeclaration, at path: PathNumber) -> Deprecation? {
    switch token.deprecation {
    case .none: inherited[Int(path)].deprecation
    case .current: nil
    case .deprecated(let reason): .deprecated(reason: reason)
    }
  }

  /// The reference of a token that is an alias as a whole.
  private func wholeReference(_ token: TokenDeclaration, _ index: Int) -> ReferenceSyntax? {
    guard token.isPointer else { return ReferenceSyntax(token.value) }
    guard let text = token.value.string else { return .malformed("$ref is \(token.value.kindName), not a string") }
    return ReferenceSyntax.parsePointer(text)
  }

  private mutating func usable(_ type: DeclaredType, _ token: TokenDeclaration, _ path: PathNumber) -> TokenType? {
    switch type {
    case .known(let type): return type
    case .unusable: return nil
    case .none:
      let isNull = if case .null = token.value.kind { true } else { false }
      reading.report(
        .missingType, "\(paths.paths[Int(path)]) has no type", token.nameRange,
        why: "neither it nor a group around it has a $type, and a type is never guessed from a value",
        fix: isNull ? "give it a $type and a $value" : "add \"$type\" to the token or its group")
      return nil
    }
  }
}

extension Resolution.State {
  var isSettled: Bool {
    switch self {
    case .waiting, .open: false
    case .absent, .failed, .resolved: true
    }
  }
}

extension Resolution {
  private mutating func reportCycle(_ members: [PathNumber]) {
    let first = members.indices.min { members[$0] < members[$1] } ?? 0
    let ordered = Array(members[first...] + members[..<first])
    let names = ordered.prefix(200).map { paths.paths[Int($0)].description }
    let rest = ordered.count > 200 ? " → … \(ordered.count - 200) more" : ""
    let related = ordered.dropFirst().prefix(200).map {
      Diagnostic.Related("\(paths.paths[Int($0)]) continues the cycle here", at: valueSpan($0))
    }
    let message: Message =
      ordered.count == 1
      ? "\(names[0]) refers to itself" : "\(names.joined(separator: " → "))\(rest) → \(names[0]) is a cycle"
    diagnostics.report(
      .aliasCycle, message, at: valueSpan(ordered[0]), why: "none of these tokens has a value of its own",
      fix: "give one of them a value", related: related)
  }

  private func valueSpan(_ path: PathNumber) -> Span {
    let token = inventory.tokens[Int(overlay.cells[Int(path)].token)]
    return token.file.span(token.value.range)
  }
}
