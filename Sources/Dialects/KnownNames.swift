import Syntax

/// The names of all tokens of some files, by which references of other tools are told: these may leave out the name of
/// a group at the top, begin with the name of a set, or end in `.value`.
struct KnownNames {
  private(set) var tokens: Set<String> = []
  /// Those of them that have others in them in some source, and those that have none in some source.
  private var parents: Set<String> = []
  private var alone: Set<String> = []
  /// The names of tokens and of groups in sets, which may be the same in two of them.
  private var ofSets: (tokens: Set<String>, groups: Set<String>) = ([], [])
  /// The names of the groups at the top, in their order.
  private var tops: [String] = []
  private var seen: Set<String> = []
  /// The names of sets and of files, which a reference may begin with.
  private var sets: Set<String> = []
  /// What tokens have beside their values, by names such as `color.white.rgb`.
  private var attributes: [String: String] = [:]
  /// The names of variables of Figma.
  private var variables: Set<String> = []

  /// Whether these are the names of all tokens that there are.
  var isWhole = false

  init() {}

  /// Those of a group.
  init(of group: JSONObject) { note(group) }

  /// - Parameters:
  ///   - set: the name of the set whose tokens they are.
  ///   - file: the name of their file, with which a reference may begin.
  ///   - nests: whether tokens may stand in tokens.
  ///   - areVariables: whether they are variables of Figma.
  mutating func note(
    _ root: JSONObject, set: String? = nil, file: String? = nil, nests: Bool = false, areVariables: Bool = false
  ) {
    sets.formUnion([set, file].compactMap(\.self))
    for member in root.members where member.value.object != nil && seen.insert(member.name).inserted {
      tops.append(member.name)
    }
    var open: [(object: JSONObject, path: String, depth: Int)] = [(root, "", 0)]
    while let (object, path, depth) = open.popLast() {
      for member in object.members {
        guard let inner = member.value.object, member.name.utf8.first != UInt8(ascii: "$"),
          depth < ForeignTokens.deepest
        else { continue }
        let name = path.isEmpty ? member.name : "\(path).\(member.name)"
        if ForeignTokens.value(of: inner) != nil {
          tokens.insert(name)
          if set != nil { ofSets.tokens.insert(name) }
          if areVariables { variables.insert(name) }
          for other in inner.members where !Self.standard.contains(other.name) {
            attributes["\(name).\(other.name)"] = other.value.string ?? other.value.number.map(WrittenNumber.text)
          }
          let children = nests ? ForeignTokens.children(of: inner) : []
          if children.isEmpty {
            alone.insert(name)
            continue
          }
          parents.insert(name)
          open.append((JSONObject(children), name, depth + 1))
        } else {
          if set != nil { ofSets.groups.insert(name) }
          open.append((inner, name, depth + 1))
        }
      }
    }
  }

  /// Whether a token has a name.
  func hasToken(_ name: String) -> Bool { tokens.contains(name) }

  /// Whether a reference leads to none of the tokens, although these are all.
  func lack(_ reference: String) -> Bool {
    guard isWhole else { return false }
    let name = target(of: reference)
    return !tokens.contains(name) && !parents.contains(name)
  }

  /// The name of the token to which a reference leads, without `$root`.
  func target(of reference: String) -> String {
    let name = self.reference(reference).dropFirst().dropLast()
    return String(name.hasSuffix(".$root") ? name.dropLast(".$root".count) : name)
  }

  /// Whether a name is in both.
  func shares(with other: KnownNames) -> Bool { !tokens.isDisjoint(with: other.tokens) }

  /// Whether at least half of the names are in the other.
  func isMostly(in other: KnownNames) -> Bool {
    !tokens.isEmpty && 2 * tokens.count { other.tokens.contains($0) } >= tokens.count
  }

  /// Whether three of four names are in both, of which there are several: brands have colours of their own.
  func isNearlySame(as other: KnownNames) -> Bool {
    let most = max(tokens.count, other.tokens.count)
    return most >= 8 && 4 * tokens.count { other.tokens.contains($0) } >= 3 * most
  }

  /// Whether both have the same names, and some.
  func areSame(as other: KnownNames) -> Bool { !tokens.isEmpty && tokens == other.tokens }

  /// Whether three of four names are in both, of which there are at least two.
  func areMostlyShared(with other: KnownNames) -> Bool {
    let most = max(tokens.count, other.tokens.count)
    return most > 1 && 4 * tokens.count { other.tokens.contains($0) } >= 3 * most
  }

  /// Whether a reference names a variable of Figma as it is written.
  func hasVariable(_ reference: String) -> Bool { variables.contains(String(reference.dropFirst().dropLast())) }

  /// A reference as the standard has it: without `.value` at its end, and with the name of its set.
  ///
  /// - Parameter own: the name of the token that refers, which does not mean itself.
  func reference(_ text: String, of own: String = "") -> String {
    var name = String(text.dropFirst().dropLast()).split(separator: " ").joined(separator: " ")
    if tokens.contains(name) { return braced(name) }
    for end in [".value", ".$value"] where name.hasSuffix(end) { name.removeLast(end.count) }
    if tokens.contains(name) { return braced(name) }
    let within = tops.filter { tokens.contains("\($0).\(name)") && "\($0).\(name)" != own }
    if within.count == 1 { return braced("\(within[0]).\(name)") }
    if let dot = name.firstIndex(of: "."), sets.contains(String(name[..<dot])) {
      let rest = String(name[name.index(after: dot)...])
      if tokens.contains(rest), rest != own { return braced(rest) }
    }
    return "{\(name)}"
  }

  private static let standard: Set = ["value", "$value", "type", "$type", "comment", "description", "$description"]

  /// A text with what it refers to beside the values of tokens, as Style Dictionary puts it in: `rgba({white.rgb}, 0.2)`.
  func withAttributes(_ text: String) -> String {
    if attributes.isEmpty { return text }
    var made = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      let attribute = tokens.contains(name) ? nil : attributes[name]
      made += rest[..<open] + (attribute ?? String(rest[open...close]))
      rest = rest[rest.index(after: close)...]
    }
    return made + rest
  }

  /// Whether a token has others in it, wherever it is declared.
  func isGroup(_ name: String) -> Bool { parents.contains(name) && !alone.contains(name) || isSplit(name) }

  /// Whether a token of one set has the name of a group in another.
  func isSplit(_ name: String) -> Bool { ofSets.tokens.contains(name) && ofSets.groups.contains(name) }

  /// A reference to a token, which stands beside others in a group where it has others in it.
  private func braced(_ name: String) -> String { isGroup(name) ? "{\(name).$root}" : "{\(name)}" }

  /// The same for every reference in a formula.
  func references(in formula: String) -> String {
    var made = ""
    var rest = formula[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      made += rest[..<open] + reference(String(rest[open...close]))
      rest = rest[rest.index(after: close)...]
    }
    return made + rest
  }
}
