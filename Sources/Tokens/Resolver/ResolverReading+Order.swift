import Diagnostics
import Files
import Syntax

extension ResolverReading {
  /// The items of `resolutionOrder`, without those that cannot be used.
  mutating func order() -> [(Definition, Kind)] {
    guard let order = document["resolutionOrder"] else {
      report(
        .invalidResolver, "the resolver has no resolutionOrder", at: file.span(ByteRange(0, min(1, file.bytes.count))),
        why: "it gives the order in which sets and modifiers are applied", fix: "add \"resolutionOrder\": [ … ]")
      return []
    }
    guard let items = order.array, !items.isEmpty else {
      let located = Located(value: order, file: file)
      if order.array == nil {
        reportKind(located, "resolutionOrder", "an array")
      } else {
        report(
          .invalidResolver, "resolutionOrder is empty", at: located.span, why: "no set would be used",
          fix: "add references to the sets and modifiers")
      }
      return []
    }
    var found: [(Definition, Kind)] = []
    var inlineNames: [String: ByteRange] = [:]
    var referredNames: [String: ByteRange] = [:]
    for item in items {
      guard let object = item.object else {
        reportKind(Located(value: item, file: file), "this item", "an object")
        continue
      }
      if object["$ref"] != nil {
        guard let (definition, kind) = referred(object, item) else { continue }
        if let other = inlineNames[definition.name] { reportName(definition.name, item.range, other) }
        referredNames[definition.name] = item.range
        found.append((definition, kind))
      } else if let (definition, kind) = inline(object, item) {
        if let other = inlineNames[definition.name] ?? referredNames[definition.name] {
          reportName(definition.name, object["name"]?.range ?? item.range, other)
        }
        inlineNames[definition.name] = object["name"]?.range ?? item.range
        found.append((definition, kind))
      }
    }
    return found
  }

  private mutating func reportName(_ name: String, _ range: ByteRange, _ other: ByteRange) {
    report(
      .repeatedName, "two items of resolutionOrder are named \(name)", at: file.span(range),
      why: "inputs choose by name", fix: "rename one of them",
      related: [Diagnostic.Related("the other is here", at: file.span(other))])
  }

  private mutating func inline(_ object: JSONObject, _ item: JSONValue) -> (Definition, Kind)? {
    let missing = ["name", "type"].filter { object[$0] == nil }
    guard missing.isEmpty else {
      report(
        .invalidResolver, "this item lacks its \(missing.joined(separator: " and "))", at: file.span(item.range),
        why: "an item is a reference, or a set or modifier with a name and a type",
        fix: "add \(missing.map { "\"\($0)\"" }.joined(separator: " and "))")
      return nil
    }
    guard let name = object["name"]?.string, let type = object["type"]?.string else {
      for key in ["name", "type"] {
        if let value = object[key], value.string == nil {
          reportKind(Located(value: value, file: file), key, "a string")
        }
      }
      return nil
    }
    let kind: Kind
    switch type {
    case "set": kind = .set
    case "modifier": kind = .modifier
    default:
      report(
        .invalidResolver, "\"\(type.prefix(40))\" is not a type of item",
        at: file.span(object["type"]?.range ?? item.range),
        fix: "write \"set\" or \"modifier\"")
      return nil
    }
    let definition = Definition(name: name, object: object, file: file)
    check(definition, kind, nameRange: object["name"]?.range ?? item.range, isInline: true)
    return (definition, kind)
  }

  /// The set or modifier that an item refers to, with the keys beside its `$ref`.
  private mutating func referred(_ object: JSONObject, _ item: JSONValue) -> (Definition, Kind)? {
    guard let (target, reference) = target(of: object, in: file, from: item, allowsModifiers: true) else { return nil }
    guard let definition = target.value.object else {
      reportNoItem(item)
      return nil
    }
    let name = reference.pointer.last ?? RelativePath.name(of: reference.file)
    var found = Definition(name: name, object: definition, file: target.file)
    if object.members.count > 1 { found.overrides = (object, file) }
    if let kind = kind(of: found, reference) {
      used.insert(reference.pointer.joined(separator: "/"))
      if found.overrides != nil || target.file !== file { check(found, kind, nameRange: item.range) }
      return (found, kind)
    }
    reportNoItem(item)
    return nil
  }

  private func kind(of definition: Definition, _ reference: SourceReference) -> Kind? {
    if reference.file.isEmpty, reference.pointer.count == 2 {
      switch reference.pointer[0] {
      case "sets": return .set
      case "modifiers": return .modifier
      default: break
      }
    }
    if definition["contexts"] != nil { return .modifier }
    return definition["sources"] == nil ? nil : .set
  }

  private mutating func reportNoItem(_ item: JSONValue) {
    report(
      .misplacedReference, "\(file.excerpt(item.range, 60)) leads to neither a set nor a modifier",
      at: file.span(item.range), why: "resolutionOrder lists sets and modifiers",
      fix: "refer to #/sets/… or #/modifiers/…, or wrap token files in a set")
  }

  /// A modifier with its contexts, the default first; nil if it has none.
  mutating func modifier(_ definition: Definition) -> Plan.Modifier? {
    guard let contexts = definition["contexts"], let object = contexts.value.object, !object.members.isEmpty else {
      return nil
    }
    let fallback = definition["default"]?.value.string
    let ordered =
      object.members.filter { $0.name == fallback } + object.members.filter { $0.name != fallback }
    var found: [(name: String, outlines: [Outline])] = []
    for member in ordered {
      let sources = Located(value: member.value, file: contexts.file)
      found.append((member.name, self.sources(sources, trail: [contexts])))
    }
    return Plan.Modifier(
      name: definition.name, contexts: found, hasDefault: fallback.map { object[$0] != nil } ?? false)
  }

  mutating func set(_ definition: Definition) -> [Outline] {
    guard let sources = definition["sources"] else { return [] }
    let whole = Located(
      value: JSONValue(range: sources.value.range, kind: .object(definition.object)), file: sources.file)
    return self.sources(sources, trail: [whole])
  }

  /// Reads sets and modifiers that no theme needs, so that their faults are reported too.
  mutating func readUnused() {
    let known = used
    for kind in ["sets", "modifiers"] {
      for member in document[kind]?.object?.members ?? [] where !known.contains("\(kind)/\(member.name)") {
        guard let object = member.value.object, object["$ref"] == nil else { continue }
        let definition = Definition(name: member.name, object: object, file: file)
        if kind == "sets" { _ = set(definition) } else { _ = modifier(definition) }
      }
    }
    used = known
  }

  /// Reports sets, modifiers and token files that nothing refers to.
  mutating func reportUnused() {
    for kind in ["sets", "modifiers"] {
      for member in document[kind]?.object?.members ?? [] where !used.contains("\(kind)/\(member.name)") {
        report(
          .unusedSource, "the \(kind.dropLast()) \(member.name) is never used", at: file.span(member.nameRange),
          why: "resolutionOrder does not lead to it, so its tokens are in no theme",
          fix: "add {\"$ref\": \"#/\(kind)/\(member.name)\"} to resolutionOrder, or remove it")
      }
    }
    for other in system.files where TokenLoader.isTokenFile(other.path) && !usedFiles.contains(other.path) {
      report(
        .unusedSource, "no set or modifier uses \(other.path)", at: other.span(ByteRange(0, 0)),
        why: "the resolver does not lead to it, so its tokens are in no theme", fix: Fix(sourceFix))
    }
  }

  /// Where a token file may be added: values for one case belong to a context, and overwrite others in a set.
  private var sourceFix: String {
    let modifiers = document["modifiers"]?.object?.members.map(\.name) ?? []
    guard !modifiers.isEmpty else { return "add it to a set of \(file.place)" }
    let names = modifiers.prefix(3).joined(separator: " or ")
    return "add it to a set of \(file.place), or as a context of \(names) if it is for one case"
  }
}
