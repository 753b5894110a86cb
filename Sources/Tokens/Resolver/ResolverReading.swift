import Diagnostics
import Files
import Syntax

/// Reads one resolver file into a plan.
///
/// *Source:* Design Tokens Resolver Module 2025.10.
struct ResolverReading {
  let file: SourceFile
  let document: JSONObject
  var system: SystemReading
  /// The outlines of sources read so far.
  var outlines: [SourceKey: [Outline]] = [:]
  /// The sets and modifiers that something refers to.
  var used: Set<String> = []
  /// The files that something refers to.
  var usedFiles: Set<String> = []
  private var outlineBudget = 10_000

  /// A source, and the names left out of it.
  struct SourceKey: Hashable {
    let place: Place
    let omitted: Set<String>
  }

  init(file: SourceFile, document: JSONObject, system: SystemReading) {
    self.file = file
    self.document = document
    self.system = system
  }

  mutating func plan() -> Plan {
    checkRoot()
    for name in ["sets", "modifiers"] { checkDefinitions(name) }
    var plan = Plan()
    let steps = order()
    for (definition, kind) in steps {
      switch kind {
      case .set: plan.steps.append(.always(set(definition)))
      case .modifier:
        if let modifier = modifier(definition) { plan.steps.append(.modifier(modifier)) }
      }
    }
    readUnused()
    reportUnused()
    return plan
  }

  enum Kind {
    case set, modifier
  }

  mutating func report(
    _ rule: Rule, _ message: Message, at span: Span, why: String? = nil, fix: Fix? = nil,
    related: [Diagnostic.Related] = []
  ) {
    system.diagnostics.report(rule, message, at: span, why: why, fix: fix, related: related)
  }

  private mutating func checkRoot() {
    let known = ["$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs"]
    for member in document.members {
      if !known.contains(member.name) { reportUnknown(member, of: "a resolver", known, file) }
      if ["name", "description", "$schema"].contains(member.name), member.value.string == nil {
        reportKind(Located(value: member.value, file: file), member.name, "a string")
      }
    }
    guard let version = document["version"] else {
      report(
        .resolverVersion, "the resolver has no version", at: file.span(ByteRange(0, min(1, file.bytes.count))),
        fix: "add \"version\": \"2025.10\"")
      return
    }
    if version.string != "2025.10" {
      report(
        .resolverVersion, "\(file.excerpt(version.range, 40)) is not a version of the resolver format",
        at: file.span(version.range), why: "the only one is 2025.10", fix: "write \"2025.10\"")
    }
  }

  /// Every set or modifier at the root is checked, whether used or not.
  private mutating func checkDefinitions(_ name: String) {
    guard let all = document[name] else { return }
    guard let object = all.object else {
      reportKind(Located(value: all, file: file), name, "an object")
      return
    }
    for member in object.members {
      guard let definition = member.value.object else {
        reportKind(Located(value: member.value, file: file), "\"\(member.name)\"", "an object")
        continue
      }
      let found = Definition(name: member.name, object: definition, file: file)
      // One with a `$ref` is checked at its target.
      if definition["$ref"] == nil { check(found, name == "sets" ? .set : .modifier, nameRange: member.nameRange) }
    }
  }

  /// Reports faults in a set or modifier, apart from its sources.
  mutating func check(_ definition: Definition, _ kind: Kind, nameRange: ByteRange, isInline: Bool = false) {
    let noun = kind == .set ? "a set" : "a modifier"
    let needed = kind == .set ? "sources" : "contexts"
    let known =
      [needed, "description", "$extensions"] + (kind == .modifier ? ["default"] : [])
      + (isInline ? ["name", "type"] : [])
    for (member, file) in definition.members where !known.contains(member.name) && member.name != "$ref" {
      reportUnknown(member, of: noun, known, file)
    }
    if let description = definition["description"], description.value.string == nil {
      reportKind(description, "description", "a string")
    }
    if let extensions = definition["$extensions"], extensions.value.object == nil {
      reportKind(extensions, "$extensions", "an object")
    }
    guard let content = definition[needed] else {
      report(
        .invalidResolver, "the \(kind == .set ? "set" : "modifier") \(definition.name) has no \(needed)",
        at: definition.file.span(nameRange),
        fix: kind == .set ? "add \"sources\": [ … ]" : "add \"contexts\": { … }")
      return
    }
    switch kind {
    case .set: if content.value.array == nil { reportKind(content, "sources", "an array") }
    case .modifier: checkContexts(content, of: definition)
    }
  }

  private mutating func checkContexts(_ contexts: Located, of modifier: Definition) {
    guard let object = contexts.value.object else {
      reportKind(contexts, "contexts", "an object")
      return
    }
    if object.members.isEmpty {
      report(
        .emptyModifier, "the modifier \(modifier.name) has no contexts", at: contexts.span,
        fix: "add its contexts, or remove it")
    } else if object.members.count == 1 {
      report(
        .singleContext, "the modifier \(modifier.name) has only the context \(object.members[0].name)",
        at: contexts.span, fix: "make it a set, or add a context")
    }
    for member in object.members where member.value.array == nil {
      reportKind(Located(value: member.value, file: contexts.file), "\"\(member.name)\"", "an array")
    }
    guard let fallback = modifier["default"] else { return }
    guard let name = fallback.value.string else {
      reportKind(fallback, "default", "a string")
      return
    }
    guard object[name] == nil else { return }
    let names = object.members.map(\.name)
    report(
      .unknownContext, "\"\(name)\" is not a context of \(modifier.name)", at: fallback.span,
      why: "its contexts are \(names.joined(separator: ", "))",
      fix: Suggestion.nearest(to: name, in: names).map { "did you mean \"\($0)\"?" } ?? "name one of them")
  }

  mutating func reportKind(_ located: Located, _ name: String, _ wanted: String) {
    guard !located.value.isUnreadable else { return }
    report(
      .invalidResolver, "\(name) is \(located.value.kindName), not \(wanted)", at: located.span, fix: "write \(wanted)")
  }

  private mutating func reportUnknown(
    _ member: JSONObject.Member, of noun: String, _ known: [String], _ file: SourceFile
  ) {
    report(
      .unknownKey, "\"\(member.name)\" is not a property of \(noun)", at: file.span(member.nameRange),
      why: "it has only \(known.joined(separator: ", "))",
      fix: Suggestion.nearest(to: member.name, in: known).map { "did you mean \"\($0)\"?" } ?? "remove it")
  }

  /// Takes a number of outlines from the budget; false if a resolver multiplies its sources beyond it.
  mutating func spend(_ count: Int, at span: Span) -> Bool {
    outlineBudget -= count
    if outlineBudget >= 0 { return true }
    if outlineBudget > Int.min / 2 {
      report(
        .invalidResolver, "the references multiply the sources beyond the limit", at: span,
        why: "sets that include each other in layers grow without bound", fix: "include each set once")
      outlineBudget = Int.min / 2
    }
    return false
  }
}
