import Diagnostics
package import Files
import Syntax

extension SystemReading {
  /// The plan of a resolver file; empty if it cannot be read.
  mutating func plan(resolver: SourceFile) -> Plan {
    guard let value = value(of: resolver) else { return Plan() }
    guard let document = value.object else {
      diagnostics.report(
        .invalidResolver, "the file contains \(value.kindName), not an object", at: resolver.span(value.range),
        fix: "write an object with version and resolutionOrder")
      return Plan()
    }
    var reading = ResolverReading(file: resolver, document: document, system: self)
    var plan = reading.plan()
    plan.title = Self.words(document["name"])
    plan.summary = Self.words(document["description"])
    self = reading.system
    modifierSpan = (document["modifiers"] ?? document["resolutionOrder"]).map { resolver.span($0.range) }
    return plan
  }

  /// A text on one line; nil for none.
  private static func words(_ value: JSONValue?) -> String? {
    let words = value?.string?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    return words.isEmpty ? nil : words
  }

  mutating func reportOthers(_ others: [SourceFile], than resolver: SourceFile) {
    for other in others {
      diagnostics.report(
        .severalResolvers, "the system already has the resolver \(resolver.path)",
        at: other.span(ByteRange(0, 0)), why: "only the first determines which themes there are",
        fix: "merge them, or remove one")
    }
  }
}

extension TokenLoader {
  /// The files that resolvers refer to, and those that these refer to, each once and in the order in which they are met.
  ///
  /// - Parameters:
  ///   - resolvers: the paths of resolvers from the project's root.
  ///   - read: the file at such a path; nil for one that cannot be read, which refers to none.
  package static func files(namedBy resolvers: [String], read: (String) -> SourceFile?) -> [String] {
    var named: [String] = []
    var seen = Set(resolvers)
    var open = resolvers[...]
    while let path = open.popFirst() {
      guard DataReader.isJSON(path), let file = read(path) else { continue }
      for next in fileReferences(in: file, root: "", isNamed: true) where seen.insert(next).inserted {
        named.append(next)
        open.append(next)
      }
    }
    return named
  }

  /// The files that a resolver refers to, as paths from the project's root, in the author's order; empty for any other
  /// file.
  ///
  /// Paths that leave `root` are omitted. Faults are reported by `load`.
  ///
  /// - Parameter isNamed: whether a resolver refers to the file, which may then contain sets and modifiers itself.
  package static func fileReferences(in resolver: SourceFile, root: String, isNamed: Bool = false) -> [String] {
    var unreported = Diagnostics()
    guard isResolver(resolver.path) || isNamed && holdsSources(resolver),
      let value = JSONReader.read(resolver, into: &unreported)
    else { return [] }
    var found: [String] = []
    var seen: Set<String> = []
    var open = [value]
    while let value = open.popLast() {
      switch value.kind {
      case .object(let object):
        if let text = object["$ref"]?.string, let reference = SourceReference(text), !reference.file.isEmpty,
          !reference.isRemote,
          let path = FilePath.resolved(
            ReferenceSyntax.percentDecoded(reference.file) ?? reference.file, from: resolver.path),
          FilePath.isInside(path, root: root, base: resolver.path), seen.insert(path).inserted
        {
          found.append(path)
        }
        open.append(contentsOf: object.members.filter { $0.name != "$defs" }.map(\.value).reversed())
      case .array(let elements): open.append(contentsOf: elements.reversed())
      case .null, .bool, .number, .string: break
      }
    }
    return found
  }

  /// Whether a file may contain a set or a modifier, judged by its bytes, because parsing a large token file takes
  /// time.
  private static func holdsSources(_ file: SourceFile) -> Bool {
    ["\"sources\"", "\"contexts\""].contains { file.bytes[...].firstPlace(of: Array($0.utf8)[...]) != nil }
  }
}
