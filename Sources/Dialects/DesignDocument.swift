package import Diagnostics
package import Files
import Printing
package import Syntax

/// The tokens that a design document (DESIGN.md) gives in YAML: in its front matter, or in a block of one of its
/// sections.
///
/// They are read into the tree that a token file would hold. What a group holds is told by its name and by the shape of
/// its values; what cannot be read is reported once for each group.
package struct DesignDocument: Sendable {
  package let source: TokenSource
  /// The names at the top level that hold tokens.
  package let groups: Set<String>
  /// The names that values as a whole refer to.
  package let references: Set<String>

  /// What a YAML map gives; nil if it holds no tokens.
  ///
  /// - Parameter isBlock: whether it is a block of a section, which may be anybody's example: it gives tokens only if
  ///   nearly all of its values can be read, and nothing of it is reported.
  package static func read(
    _ yaml: YAMLValue, in file: SourceFile, isBlock: Bool = false, into diagnostics: inout Diagnostics
  ) -> DesignDocument? {
    guard yaml.members.contains(where: { isTelling($0, depth: 0) }) else { return nil }
    var reading = DesignReading(file: file)
    reading.scales = scales(of: yaml)
    var members: [JSONObject.Member] = []
    var groups: Set<String> = []
    var tells = false
    for (member, outer, isTelling) in topMembers(of: yaml, in: file) {
      let before = reading.count
      let kind = DesignKind(key: member.name) ?? .any
      guard let group = reading.group(member, kind) else {
        if !isTelling { reading.forget(member.name) }
        continue
      }
      // A group in which nothing can be read is no group of tokens, unless its name says that it is.
      guard reading.count > before || isTelling else {
        // It is named as a key that is not read, and what refers to it has no fault of its own.
        if kind != .any { members.append(group) }
        reading.forget(member.name)
        continue
      }
      tells = tells || reading.count > before && isTelling
      groups.formUnion([outer, member.name])
      members.append(group)
    }
    guard tells, !isBlock || reading.isNearlyWhole else { return nil }
    if !isBlock { reading.report(into: &diagnostics) }
    return DesignDocument(
      source: TokenSource(JSONObject(members), in: file, notation: .css), groups: groups, references: reading.references
    )
  }

  /// The maps and lists at the top, with what schemes hold in their place: each with the name at the top that it is of, and
  /// whether it tells of tokens, as everything that only schemes hold does.
  private static func topMembers(
    of yaml: YAMLValue, in file: SourceFile
  ) -> [(member: JSONObject.Member, outer: String, isTelling: Bool)] {
    let names = Set(yaml.members.map(\.key))
    return yaml.members.filter { !$0.value.members.isEmpty || !$0.value.elements.isEmpty }.flatMap { member in
      let written = JSONObject.Member(name: member.key, nameRange: member.keyRange, value: member.value.json)
      return DesignReading.withoutSchemes(written, among: names, in: file).map {
        ($0, member.key, $0.name != member.key || isTelling(member, depth: 0))
      }
    }
  }

  /// The names of steps in each group at the top, with their paths; of groups within one, those that only one has.
  private static func scales(of yaml: YAMLValue) -> [String: [String: String]] {
    var scales: [String: [String: String]] = [:]
    for group in yaml.members where DesignKind(key: group.key) != .component {
      var paths: [String: String?] = [:]
      for inner in group.value.members.flatMap({ member in member.value.members.map { (member.key, $0.key) } }) {
        let path = "\(group.key).\(inner.0).\(inner.1)"
        paths.updateValue(paths.keys.contains(inner.1) ? nil : path, forKey: inner.1)
      }
      for member in group.value.members { paths.updateValue("\(group.key).\(member.key)", forKey: member.key) }
      scales[group.key] = paths.compactMapValues { $0 }
    }
    return scales
  }

  /// Whether a name is one of its tokens or groups.
  package func declares(_ name: String) -> Bool {
    var value = JSONValue.Kind.object(source.root)
    for part in name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard case .object(let object) = value, let next = object[String(Substring(part))] else { return false }
      value = next.kind
    }
    return true
  }

  /// Whether a member is a map with a name that tells of tokens, or one around such maps.
  private static func isTelling(_ member: YAMLValue.Member, depth: Int) -> Bool {
    if member.value.members.isEmpty && member.value.elements.isEmpty { return false }
    if DesignKind.tells(member.key) { return true }
    return depth < 1 && member.value.members.contains { isTelling($0, depth: depth + 1) }
  }

  /// Whether front matter seems to hold tokens, judged by its lines: a name that tells, alone on a line.
  package static func seemsToBe(_ file: SourceFile) -> Bool {
    let bytes = file.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].starts(with: "---") else { return false }
    var line = start
    var isFirst = true
    while line < bytes.count, line - start < YAMLReader.longest {
      let end = bytes[line...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let text = bytes[line..<end]
      if !isFirst {
        if text.starts(with: "---") { return false }
        if text.last == UInt8(ascii: ":"), let first = text.first, first > 0x20, text.count < 24,
          DesignKind.tells(String(decoding: text.dropLast(), as: UTF8.self))
        {
          return true
        }
      }
      isFirst = false
      line = end + 1
    }
    return false
  }

  /// Whether the text of a block begins with a name that tells of tokens.
  package static func mayBe(block: ArraySlice<UInt8>) -> Bool {
    var rest = block
    while let end = rest.firstIndex(of: 0x0A) {
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      guard let first = line.first, first != UInt8(ascii: "#"), first > 0x20 else { continue }
      let key = line.prefix { $0 != UInt8(ascii: ":") }
      guard key.count < 24, key.endIndex < line.endIndex else { return false }
      return DesignKind.tells(String(decoding: key, as: UTF8.self))
    }
    return false
  }
}
