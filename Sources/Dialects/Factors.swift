import Syntax
import TokenValues

/// The tokens of Tokens Studio that are bare numbers for calculations, whatever their types say: a scale of type that
/// multiplies `3rem`, or the base of `{space.base}rem`.
///
/// Told by how others use them: what multiplies a length, or has a unit put behind it, is no length itself. What is
/// calculated from factors alone is a factor too.
struct Factors {
  private var names: Set<String> = []

  /// Of no source.
  init() {}

  /// - Parameter trees: the tokens of all sources that may refer to each other.
  init(_ trees: [JSONObject], _ known: KnownNames, _ values: ForeignValue) {
    var open: [String] = []
    var origins: [String: [String]] = [:]
    var results: [String: [String]] = [:]
    for tree in trees {
      ForeignTokens.walk(tree) { names, member in
        guard case .token(let value) = member else { return }
        let path = names.joined(separator: ".")
        let own = Self.texts(of: value).compactMap { text -> Formula? in
          guard let text = values.referring(text).string else { return nil }
          if value.string != nil, DesignReading.isReference(text) {
            let origin = Self.name(known.reference(text))
            origins[path, default: []].append(origin)
            results[origin, default: []].append(path)
          }
          return Formula(known.references(in: text))
        }
        for formula in own {
          open += formula.factors
          guard value.string != nil, !formula.hasUnit else { continue }
          for origin in formula.references {
            origins[path, default: []].append(origin)
            results[origin, default: []].append(path)
          }
        }
      }
    }
    while let name = open.popLast() {
      guard names.insert(name).inserted else { continue }
      open += origins[name] ?? []
      open += results[name] ?? []
    }
  }

  /// Whether a token is a factor, by its name and its value: one with a unit is a length.
  func contains(_ path: [String], _ value: JSONValue) -> Bool {
    guard !names.isEmpty, names.contains(path.joined(separator: ".")) else { return false }
    if ForeignValue.bareNumber(value) != nil { return true }
    guard let text = value.string else { return false }
    return DesignReading.isReference(text) || Formula(text)?.hasUnit == false
  }

  private static func name(_ reference: String) -> String { String(reference.dropFirst().dropLast()) }

  /// The texts in a value: itself, or its parts.
  private static func texts(of value: JSONValue) -> [JSONValue] {
    switch value.kind {
    case .string: [value]
    case .object(let object): object.members.map(\.value).filter { $0.string != nil }
    case .array(let list): list.flatMap { $0.object?.members.map(\.value) ?? [] }.filter { $0.string != nil }
    case .null, .bool, .number: []
    }
  }
}
