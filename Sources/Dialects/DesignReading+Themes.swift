import Files
import Printing
import Syntax

/// Colours that a document keeps in a group for each theme: `colors: {light: {ink: …}, dark: {ink: …}}`.
extension DesignReading {
  /// A group with a pair for each name that both of its themes have, in place of the themes. It stays as it is where the
  /// document calls any of them by its full name, `colors.light.ink`, or where the themes share no name.
  func withPairs(_ object: JSONObject, _ value: JSONValue) -> JSONObject {
    guard let light = object["light"]?.object, let dark = object["dark"]?.object,
      light.members.contains(where: { dark[$0.name] != nil }),
      !object.members.contains(where: { light[$0.name] != nil || dark[$0.name] != nil }),
      !["light", "dark"].contains(where: { speaks(of: $0) })
    else { return object }
    let pairs = merged(light, dark, depth: 0)
    let others = object.members.filter { $0.name != "light" && $0.name != "dark" }
    return JSONObject(others + pairs.members)
  }

  /// What stands in place of a member of a document's top: the groups of `schemes: {light: {surface: …}, dark: {surface:
  /// …}}`, with a pair for each name that both schemes have; the member itself where it holds no schemes.
  ///
  /// - Parameter others: the names of all members there, of which none may come twice.
  static func withoutSchemes(
    _ member: JSONObject.Member, among others: Set<String>, in file: SourceFile
  ) -> [JSONObject.Member] {
    guard schemes.contains(member.name.lowercased().filter { $0 != "-" && $0 != "_" }), let object = member.value.object
    else { return [member] }
    var reading = DesignReading(file: file)
    let inner = reading.at(member.name) { $0.withPairs(object, member.value).members }
    let isParted = inner.contains { $0.name == "light" || $0.name == "dark" }
    return isParted || inner.contains { others.contains($0.name) } ? [member] : inner
  }

  /// What a group of themes is called.
  private static let schemes: Set = [
    "scheme", "schemes", "colorscheme", "colorschemes", "theme", "themes", "mode", "modes", "colormode", "colormodes",
  ]

  /// Whether the document names a member of the group's theme by its full name.
  private func speaks(of theme: String) -> Bool {
    let name = path.joined(separator: ".") + ".\(theme)."
    return file.bytes[...].firstPlace(of: Array(name.utf8)[...]) != nil
  }

  private func merged(_ light: JSONObject, _ dark: JSONObject, depth: Int) -> JSONObject {
    var members = light.members.map { member in
      guard let other = dark[member.name] else { return member }
      if let inner = member.value.object, let others = other.object, depth < Self.deepestTheme {
        return member.with(.object(merged(inner, others, depth: depth + 1)))
      }
      guard member.value.string != nil, other.string != nil else { return member }
      return member.with(
        .object(
          JSONObject([
            JSONObject.Member(name: "light", nameRange: member.nameRange, value: member.value),
            JSONObject.Member(name: "dark", nameRange: member.nameRange, value: other),
          ])))
    }
    members += dark.members.filter { light[$0.name] == nil }
    return JSONObject(members)
  }

  private static let deepestTheme = 8
}

extension JSONObject.Member {
  fileprivate func with(_ kind: JSONValue.Kind) -> JSONObject.Member {
    JSONObject.Member(name: name, nameRange: nameRange, value: value.with(kind))
  }
}
