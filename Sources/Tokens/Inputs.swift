package import Diagnostics
package import Files
package import Syntax

extension TokenThemes {
  /// The theme selected by an input, an object that maps modifiers to contexts, regardless of letter case.
  ///
  /// An unknown modifier or context, a value that is not a string, and a missing modifier without a default are each
  /// reported, and there is no theme. *Source:* Resolver Module 2025.10, sections 5 and 6.1.
  package func theme(input: JSONValue, in file: SourceFile, into diagnostics: inout Diagnostics) -> Theme? {
    guard let object = input.object else {
      diagnostics.report(
        .invalidResolver, "the input is \(input.kindName), not an object", at: file.span(input.range),
        fix: "write {\"theme\": \"dark\"}, for example")
      return nil
    }
    var chosen: [String: String] = [:]
    var isValid = true
    for member in object.members {
      guard let modifier = modifier(named: member.name) else {
        reportModifier(member, file, &diagnostics)
        isValid = false
        continue
      }
      guard let context = context(member, of: modifier, file, &diagnostics) else {
        isValid = false
        continue
      }
      chosen[modifier.name] = context
    }
    let missing = modifiers.filter { chosen[$0.name] == nil && $0.defaultContext == nil }
    // A modifier with an unknown context is not reported as missing too.
    for modifier in missing where !object.members.contains(where: { same($0.name, modifier.name) }) {
      diagnostics.report(
        .unknownModifier, "the input leaves out \(modifier.name), which has no default", at: file.span(input.range),
        fix: "choose one of \(modifier.contexts.joined(separator: ", "))")
      isValid = false
    }
    guard isValid else { return nil }
    let wanted = modifiers.map { chosen[$0.name] ?? $0.defaultContext ?? "" }
    return themes.first { $0.inputs.map(\.context) == wanted }
  }

  private func modifier(named name: String) -> TokenModifier? {
    modifiers.first { $0.name == name } ?? modifiers.first { same($0.name, name) }
  }

  private func same(_ a: String, _ b: String) -> Bool { a.lowercased() == b.lowercased() }

  private func context(
    _ member: JSONObject.Member, of modifier: TokenModifier, _ file: SourceFile, _ diagnostics: inout Diagnostics
  ) -> String? {
    guard let name = member.value.string else {
      diagnostics.report(
        .unknownContext, "the context of \(modifier.name) is \(member.value.kindName), not a string",
        at: file.span(member.value.range), fix: "write it in double quotes")
      return nil
    }
    if let found = modifier.contexts.first(where: { $0 == name }) ?? modifier.contexts.first(where: { same($0, name) })
    {
      return found
    }
    diagnostics.report(
      .unknownContext, "\"\(name)\" is not a context of \(modifier.name)", at: file.span(member.value.range),
      why: "its contexts are \(modifier.contexts.joined(separator: ", "))",
      fix: Suggestion.nearest(to: name, in: modifier.contexts).map { "did you mean \"\($0)\"?" })
    return nil
  }

  private func reportModifier(_ member: JSONObject.Member, _ file: SourceFile, _ diagnostics: inout Diagnostics) {
    diagnostics.report(
      .unknownModifier, "\"\(member.name)\" is not a modifier", at: file.span(member.nameRange),
      why: modifiers.isEmpty
        ? "there is nothing to choose" : "the modifiers are \(modifiers.map(\.name).joined(separator: ", "))",
      fix: Suggestion.nearest(to: member.name, in: modifiers.map(\.name)).map { "did you mean \"\($0)\"?" })
  }
}
