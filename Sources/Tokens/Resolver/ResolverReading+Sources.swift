import Diagnostics
import Files
import Syntax

extension ResolverReading {
  /// The outlines of an array of sources, in order.
  ///
  /// - Parameter trail: the values that contain these sources, outermost first, for finding cycles.
  mutating func sources(_ list: Located, trail: [Located]) -> [Outline] {
    guard let items = list.value.array else { return [] }
    var found: [Outline] = []
    for item in items {
      guard let object = item.object else {
        reportKind(Located(value: item, file: list.file), "this source", "an object")
        continue
      }
      let located = Located(value: item, file: list.file)
      let more = object["$ref"] == nil ? outline(located, omitting: []) : referred(object, located, trail)
      guard spend(more.count, at: located.span) else { return found }
      found += more
    }
    return found
  }

  /// The tokens written inline, or those of a file.
  private mutating func outline(_ located: Located, omitting omitted: Set<String>) -> [Outline] {
    let key = SourceKey(place: located.place, omitted: omitted)
    if let known = outlines[key] { return known }
    let read = system.sources(located.value, in: located.file).map { source in
      let reading = system.inventory.read(source, omitting: omitted)
      system.diagnostics.append(reading.diagnostics)
      return reading.outline
    }
    outlines[key] = read
    return read
  }

  /// The target of a reference among sources, overlaid with the keys beside its `$ref`.
  private mutating func referred(_ object: JSONObject, _ located: Located, _ trail: [Located]) -> [Outline] {
    guard
      let (target, reference) = target(of: object, in: located.file, from: located.value, allowsModifiers: false)
    else { return [] }
    guard !isCircle(target, located, trail) else { return [] }
    let overrides = Set(object.members.map(\.name)).subtracting(["$ref"])
    if target.file === file, reference.pointer.count == 2, reference.pointer[0] == "sets" {
      used.insert(reference.pointer.joined(separator: "/"))
    }
    var found: [Outline]
    switch target.value.kind {
    case .array: found = sources(target, trail: trail + [target])
    case .object(let content) where content["$ref"] != nil && content["$value"] == nil:
      found = referred(content, target, trail + [target])
    case .object(let content):
      let isSet = content["sources"]?.array != nil
      if isSet, let sources = content["sources"] {
        let own = object["sources"].map { Located(value: $0, file: located.file) }
        return self.sources(own ?? Located(value: sources, file: target.file), trail: trail + [target])
      }
      if content["resolutionOrder"] != nil {
        report(
          .misplacedReference, "this leads to a resolver, not to tokens", at: located.span,
          why: "a source is a token file or a set", fix: "refer to the token files themselves")
        return []
      }
      found = outline(target, omitting: overrides)
    case .null, .bool, .number, .string:
      report(
        .misplacedReference, "this leads to \(target.value.kindName), not to tokens", at: located.span,
        why: "a source is a token file or a set", fix: "refer to an object of tokens")
      return []
    }
    if !overrides.isEmpty { found += outline(located, omitting: ["$ref"]) }
    return found
  }

  private mutating func isCircle(_ target: Located, _ from: Located, _ trail: [Located]) -> Bool {
    let contains =
      target.file === from.file && target.value.range.start <= from.value.range.start
      && target.value.range.end >= from.value.range.end
    let isOpen = trail.contains { $0.place == target.place }
    guard contains || isOpen || trail.count > 64 else { return false }
    let message: Message =
      contains
      ? "this reference leads to the object that contains it"
      : isOpen ? "these references form a cycle" : "this reference leads through more than 64 others"
    report(
      .referenceCycle, message, at: from.file.span((from.value.object?["$ref"] ?? from.value).range),
      why: "the sources would contain themselves endlessly",
      fix: "remove one of the references",
      related: isOpen ? trail.dropFirst().map { Diagnostic.Related("through this reference", at: $0.span) } : [])
    return true
  }

  /// The target of a reference object; nil if there is none or it is not allowed, which is reported.
  mutating func target(
    of object: JSONObject, in base: SourceFile, from item: JSONValue, allowsModifiers: Bool
  ) -> (Located, SourceReference)? {
    guard let written = object["$ref"] else { return nil }
    let span = base.span(written.range)
    guard let text = written.string, let reference = SourceReference(text) else {
      report(
        .invalidReference, "\(base.excerpt(written.range)) is not a reference", at: span,
        fix: "write \"#/sets/name\" or \"folder/file.tokens.json\"")
      return nil
    }
    guard let target = file(of: reference, in: base, at: span) else { return nil }
    if target === file, let first = reference.pointer.first {
      let isForbidden = first == "resolutionOrder" || first == "modifiers" && !allowsModifiers
      if isForbidden {
        report(
          .misplacedReference, "a reference to \(text) is not allowed here", at: span,
          why: first == "modifiers"
            ? "only resolutionOrder may refer to modifiers" : "nothing may refer to the items of resolutionOrder",
          fix: "refer to a set, and let resolutionOrder list the modifier")
        return nil
      }
    }
    let root = target === file ? JSONValue(range: ByteRange(0, file.bytes.count), kind: .object(document)) : nil
    guard var value = root ?? system.value(of: target) else { return nil }
    for segment in reference.pointer {
      guard let next = Self.child(segment, of: value) else {
        let names = value.object?.members.map(\.name) ?? []
        report(
          .danglingPointer, "\(text) leads nowhere: there is no \"\(segment)\"", at: span,
          why: "its tokens are missing from every theme",
          fix: Suggestion.nearest(to: segment, in: names.prefix(5000)).map { "did you mean \"\($0)\"?" })
        return nil
      }
      value = next
    }
    if value.isUnreadable { return nil }
    return (Located(value: value, file: target), reference)
  }

  private static func child(_ segment: String, of value: JSONValue) -> JSONValue? {
    switch value.kind {
    case .object(let object): object[segment]
    case .array(let elements): Int(segment).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    case .null, .bool, .number, .string: nil
    }
  }

  private mutating func file(of reference: SourceReference, in base: SourceFile, at span: Span) -> SourceFile? {
    guard !reference.file.isEmpty else { return base }
    guard !reference.isRemote else {
      report(
        .remoteReference, "\(reference.file) is a URL", at: span,
        fix: "copy the file into the project and refer to it by its path")
      return nil
    }
    let written = ReferenceSyntax.percentDecoded(reference.file) ?? reference.file
    guard let path = FilePath.resolved(written, from: base.path),
      FilePath.isInside(path, root: system.root, base: base.path)
    else {
      report(
        .referenceOutsideProject, "\(reference.file) leads out of the project", at: span,
        why: "a resolver reads files of its own project only", fix: "move the file into the project")
      return nil
    }
    usedFiles.insert(path)
    if let found = system.filesByPath[path] { return found }
    let nearest = Suggestion.nearest(to: path, in: system.files.prefix(5000).map(\.path))
    report(
      .missingFile, "\(path) does not exist", at: span, why: "its tokens are missing from every theme",
      fix: nearest.map { "did you mean \($0)?" } ?? "add the file, or remove the reference")
    return nil
  }
}
