import Diagnostics
import Dialects
import Files
import Printing
import Syntax

/// The results of reading one source.
struct SourceReading {
  let file: SourceFile
  let notation: TokenSource.Notation
  var outline = Outline()
  var diagnostics = Diagnostics()
  /// The number of tokens written with `value` instead of `$value`, and the first of them.
  var dollarless: (count: Int, first: ByteRange)?
  /// The number of colours whose alpha is beside the value, and the first of them.
  var alphas: (count: Int, first: ByteRange)?
  /// The members of groups that are neither tokens nor groups, and for which no text can be offered.
  var strays: [(member: JSONObject.Member, fix: Fix)] = []
  /// The properties that the standard does not have and that are called like none of its own, with what they are written in.
  var foreignKeys: [(name: String, range: ByteRange, place: String)] = []
  /// The types that there are not, as they are written.
  var unknownTypes: [(name: String, range: ByteRange, fix: Fix)] = []
  /// The tokens with modes, by item of the outline.
  var modes: [(item: Int, modes: JSONObject)] = []

  mutating func report(
    _ rule: Rule, _ message: Message, _ range: ByteRange, why: String? = nil, fix: Fix? = nil
  ) {
    let finding = Diagnostic(rule, message, at: file.span(range), why: why, fix: fix)
    // Another tool has rules of its own.
    diagnostics.report(notation != .standard && DataReader.isData(file.path) ? finding.asWarning : finding)
  }

  mutating func report(stray member: JSONObject.Member, _ fix: Fix) {
    report(
      .notAGroup, "\"\(member.name)\" is \(member.value.kindName), neither a token nor a group", member.nameRange,
      why: "every member of a group is an object", fix: fix)
  }

  /// Reports the members without a place in a token file: several of them once, because they have one cause.
  mutating func reportStrays() {
    guard let first = strays.first else { return }
    if strays.count == 1 { return report(stray: first.member, first.fix) }
    let names = strays.prefix(3).map { "\"\($0.member.name)\"" }.joined(separator: ", ")
    let rest = strays.count > 3 ? " and \(strays.count - 3) more" : ""
    diagnostics.report(
      .notAGroup, "\(strays.count) members are neither tokens nor groups: \(names)\(rest)",
      at: file.span(first.member.nameRange), why: "every member of a group is an object", fix: first.fix,
      related: strays.dropFirst().prefix(2).map {
        Diagnostic.Related("\"\($0.member.name)\" here", at: file.span($0.member.nameRange))
      })
  }

  /// Reports the properties of other tools, once for a file: nothing is lost by them here.
  mutating func reportForeignKeys() {
    guard let first = foreignKeys.first else { return }
    let names = foreignKeys.map(\.name).uniqued()
    let listed = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    let finding = Diagnostic(
      .unknownKey,
      names.count == 1
        ? "\(first.name) is not a property of \(first.place)" : "\(listed) are not properties of the standard",
      at: file.span(first.range), why: "names that begin with $ are the standard’s own",
      fix: "put a tool’s own data in $extensions",
      related: foreignKeys.dropFirst().prefix(2).map { Diagnostic.Related("\($0.name) here", at: file.span($0.range)) })
    diagnostics.report(finding.asWarning)
  }

  /// Reports the types that there are not: one that is written several times, and for which no text can be offered, once.
  mutating func reportTypes() {
    let why = "a type is never guessed, so a token that depends on it has no value"
    for name in unknownTypes.map(\.name).uniqued() {
      let all = unknownTypes.filter { $0.name == name }
      guard all.count > 1, all[0].fix.edit == nil else {
        for one in all { report(.unknownType, "\"\(name)\" is not a type", one.range, why: why, fix: one.fix) }
        continue
      }
      let finding = Diagnostic(
        .unknownType, "\"\(name)\" is not a type: \(all.count) tokens name it", at: file.span(all[0].range),
        why: why, fix: all[0].fix,
        related: all.dropFirst().prefix(2).map { Diagnostic.Related("\"\(name)\" here", at: file.span($0.range)) })
      diagnostics.report(notation != .standard && DataReader.isData(file.path) ? finding.asWarning : finding)
    }
  }

  /// The fix of a property whose name is nearly another.
  func misspelt(_ member: JSONObject.Member, _ name: String) -> Fix {
    Fix(guess: "did you mean \(name)?", replacing: file.span(member.nameRange), with: "\"\(name)\"")
  }
}

extension Inventory {
  /// Reads a token source, whose root is itself a group.
  ///
  /// - Parameter omitted: names at the root to leave out.
  mutating func read(_ source: TokenSource, omitting omitted: Set<String> = []) -> SourceReading {
    var reading = SourceReading(file: source.file, notation: source.notation)
    readGroup(source.root, nameRange: ByteRange(0, 0), at: PathTable.root, in: -1, omitting: omitted, &reading)
    reading.reportStrays()
    reading.reportForeignKeys()
    reading.reportTypes()
    guard source.notation == .standard else { return reading }
    if let dollarless = reading.dollarless {
      let count = dollarless.count == 1 ? "one token is" : "\(dollarless.count) tokens are"
      reading.report(
        .legacySyntax, "\(count) written with value and type instead of $value and $type", dollarless.first,
        fix: "write \"$value\" and \"$type\"")
    }
    if let alphas = reading.alphas {
      let count = alphas.count == 1 ? "one colour has its" : "\(alphas.count) colours have their"
      reading.report(
        .foreignDialect, "\(count) alpha beside the $value", alphas.first,
        why: "it is read as the colour’s; the standard has it inside the $value, so other tools show the colour opaque",
        fix: "write alpha inside the $value; in place of a reference, write the colour out with its alpha")
    }
    // The tokens of a document have no resolver beside them.
    let modes = reading.modes.filter { !isExtracted(reading.outline.items[$0.item].content) }
    if let first = modes.first {
      let range = nameRange(of: reading.outline.items[first.item].content)
      reading.report(
        .modesInExtensions, "\(modes.count) tokens keep modes in $extensions", range,
        why: "the standard keeps modes in the modifiers of a resolver file; these are read as themes anyway",
        fix: "move each mode’s values to a token file and name the files in a *.resolver.json")
    }
    return reading
  }

  /// Whether a token says which document it was taken from.
  private func isExtracted(_ content: Outline.Content) -> Bool {
    switch content {
    case .token(let index): tokens[Int(index)].extensions?[SourceMark.key] != nil
    case .group: false
    }
  }

  private func nameRange(of content: Outline.Content) -> ByteRange {
    switch content {
    case .token(let index): tokens[Int(index)].nameRange
    case .group(let index): groups[Int(index)].nameRange
    }
  }

  mutating func readGroup(
    _ object: JSONObject, nameRange: ByteRange, at path: PathNumber, in parent: PathNumber,
    omitting omitted: Set<String> = [], amongTokens standsAmongTokens: Bool = false, _ reading: inout SourceReading
  ) {
    var group = GroupDeclaration(file: reading.file, nameRange: nameRange)
    // A dialect gives names of its own to the parts of a value, at the places of the parts.
    group.isOneValue =
      reading.notation != .standard && !object.members.isEmpty
      && object.members.allSatisfy { $0.nameRange == $0.value.range }
    for member in object.members where member.name.utf8.first == UInt8(ascii: "$") && !omitted.contains(member.name) {
      readProperty(member, of: &group, isRoot: parent < 0, &reading)
    }
    reading.outline.items.append(
      Outline.Item(path: path, parent: parent, content: .group(Int32(groups.count))))
    groups.append(group)
    var hasChildren = false
    for member in object.members where !omitted.contains(member.name) {
      let isRootToken = member.name == "$root"
      guard isRootToken || member.name.utf8.first != UInt8(ascii: "$") else { continue }
      hasChildren = true
      readChild(member, of: path, among: object, isRootToken: isRootToken, &reading)
    }
    if !hasChildren, parent >= 0, object["$type"] != nil, object["$extends"] == nil,
      Self.describesItself(object) || standsAmongTokens
    {
      reading.report(
        .incompleteToken, "\(paths.paths[Int(path)]) has a $type but neither a $value nor tokens", nameRange,
        why: "without a $value it is an empty group", fix: "add its $value, or remove the $type")
    }
  }

  /// Whether an object has properties that suggest a token; an empty group usually has just a type (section 6.5).
  private static func describesItself(_ object: JSONObject) -> Bool {
    object["$description"] != nil || object["$deprecated"] != nil || object["$extensions"] != nil
  }

  private mutating func readProperty(
    _ member: JSONObject.Member, of group: inout GroupDeclaration, isRoot: Bool, _ reading: inout SourceReading
  ) {
    switch member.name {
    case "$type": group.type = readType(member.value, &reading)
    case "$description": group.description = readText(member, &reading)
    case "$deprecated": group.deprecation = readDeprecation(member, &reading)
    case "$extensions": group.unit = readRemarks(readExtensions(member, &reading), &reading).unit
    case "$extends", "$ref":
      if group.extends == nil {
        group.extends = member.value
      } else {
        reading.report(
          .valueAndReference, "the group has both $extends and $ref", member.nameRange, fix: "keep one of them")
      }
    case "$root": break
    case "$schema" where isRoot: _ = readText(member, &reading)
    case "$value":
      reading.report(
        .notAGroup, "the file is itself a token", member.nameRange,
        why: "a token gets its name from the group that contains it",
        fix: "put it in an object, under a name")
    default:
      let place = isRoot ? "the root of a token file" : "a group"
      let known = ["$type", "$description", "$deprecated", "$extensions", "$extends", "$root"]
      guard let meant = Suggestion.nearest(to: member.name, in: known) else {
        reading.foreignKeys.append((member.name, member.nameRange, place))
        return
      }
      reading.report(
        .unknownKey, "\(member.name) is not a property of \(place)", member.nameRange,
        why: "names that begin with $ are the standard’s own", fix: reading.misspelt(member, meant))
    }
  }

  private mutating func readChild(
    _ member: JSONObject.Member, of parent: PathNumber, among siblings: JSONObject, isRootToken: Bool,
    _ reading: inout SourceReading
  ) {
    guard case .object(let object) = member.value.kind else {
      if member.value.isUnreadable { return }
      let fix = tokenFix(member, reading)
      if fix.edit == nil { reading.strays.append((member, fix)) } else { reading.report(stray: member, fix) }
      return
    }
    if !isRootToken, reading.notation == .standard { checkName(member, &reading) }
    guard let path = paths.number(of: member.name, in: parent) else {
      reading.report(
        .pathTooLong, "this path has more than \(PathTable.longestPath) bytes", member.nameRange,
        fix: "shorten its names")
      return
    }
    if readToken(object, nameRange: member.nameRange, at: path, in: parent, &reading) { return }
    if isRootToken {
      reading.report(
        .notAGroup, "$root is not a token", member.nameRange, why: "$root is the token that stands for its group",
        fix: "give it a $value")
    }
    // Called for few objects only: looking at all siblings of every object would not be linear.
    let isBare = object["$type"] != nil && object.members.allSatisfy { $0.name.utf8.first == UInt8(ascii: "$") }
    let standsAmongTokens = isBare && siblings.members.contains { $0.value.object?["$value"] != nil }
    readGroup(
      object, nameRange: member.nameRange, at: path, in: parent, amongTokens: standsAmongTokens, &reading)
  }

  /// What to write in place of a member that is no object.
  private func tokenFix(_ member: JSONObject.Member, _ reading: SourceReading) -> Fix {
    if case .null = member.value.kind { return "take it out" }
    guard let text = member.value.string else {
      return "write it as a token with $type and $value, or put it in $extensions"
    }
    guard DesignReading.isReference(text) else {
      return "write it as a token with $type and $value, or put it in $description or $extensions"
    }
    let token = "{\"$value\": \(reading.file.text(member.value.range))}"
    return Fix("write \(token)", replacing: reading.file.span(member.value.range), with: token)
  }

  private func checkName(_ member: JSONObject.Member, _ reading: inout SourceReading) {
    let isBad = { (byte: UInt8) in
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
    }
    guard member.name.isEmpty || member.name.utf8.contains(where: isBad) else { return }
    let message: Message =
      member.name.isEmpty ? "a name is empty" : "\"\(member.name)\" contains a character that names may not have"
    reading.report(
      .invalidName, message, member.nameRange,
      why: "references are written {group.name}, so a name is not empty and contains none of . { }",
      fix: member.name.isEmpty ? "give it a name" : "use - instead, as in \(dashed(member.name))")
  }

  private func dashed(_ name: String) -> String {
    String(name.map { $0 == "." || $0 == "{" || $0 == "}" ? "-" : $0 })
  }
}
