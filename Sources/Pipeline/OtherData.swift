import Diagnostics
import Files
import Guide
import Syntax
import Tokens

/// Files of JSON and YAML that hold no tokens, and why those do not that look as if they did.
enum OtherData {
  /// Reports each cause once: files that look like tokens by their reason, and all others.
  static func report(_ others: [SourceFile], beside files: [SourceFile], into diagnostics: inout Diagnostics) {
    var reasons: [(reason: String, files: [SourceFile])] = []
    var rest: [SourceFile] = []
    for file in others + yaml(among: files) {
      guard let reason = TokenShape.reason(file) else {
        rest.append(file)
        continue
      }
      if let place = reasons.firstIndex(where: { $0.reason == reason }) {
        reasons[place].files.append(file)
      } else {
        reasons.append((reason, [file]))
      }
    }
    for (reason, files) in reasons {
      let (count, first) = (files.count, files[0].place)
      diagnostics.report(
        .otherJSON,
        count == 1 ? "\(first) is not read as tokens" : "\(count) files such as \(first) are not read as tokens",
        at: files[0].span(ByteRange(0, 0)), why: reason,
        fix: "nothing; tokens that are to be read have a name of letters, a $value and a $type")
    }
    // Beside documents alone, JSON is for other tools; without any, it is all that there is.
    let isAll = files.allSatisfy { DataReader.isYAML($0.path) && TokenShape($0) == nil }
    guard isAll || files.contains(where: { DataReader.isJSON($0.path) }) else { return }
    let json = rest.filter { DataReader.isJSON($0.path) } + (isAll ? files.filter { TokenShape.reason($0) == nil } : [])
    guard let first = json.first else { return }
    let isOne = json.count == 1
    let kind = DataReader.isJSON(first.path) ? "JSON" : "YAML"
    diagnostics.report(
      .otherJSON, isOne ? "a \(kind) file is not read as tokens" : "\(json.count) \(kind) files are not read as tokens",
      at: first.span(ByteRange(0, 0)),
      why: "nothing in \(isOne ? "it" : "them") has both a value and a type that could be drawn",
      fix: "nothing, unless \(isOne ? "it is" : "they are") meant to hold tokens, which need a value and a type",
      related: json.dropFirst().prefix(2).map { Diagnostic.Related("and this one", at: $0.span(ByteRange(0, 0))) })
  }

  /// Reports files that look like tokens in a notation that is not read.
  static func report(foreign paths: [String], _ prefix: String, into diagnostics: inout Diagnostics) {
    guard let first = paths.first else { return }
    diagnostics.report(
      .unreadTokens, "\(words(paths, prefix)) \(word: paths.count == 1 ? "is" : "are") not read", at: nil,
      why: "what stands there looks like tokens, but tokens are read from JSON and YAML",
      fix: "write them as JSON; Style Dictionary and other tools convert them", about: prefix + first)
  }

  /// Some files as words: `3 files such as tokens/color.toml`.
  static func words(_ paths: [String], _ prefix: String) -> String {
    paths.count == 1 ? "\(prefix)\(paths[0])" : "\(paths.count) files such as \(prefix)\(paths[0])"
  }

  /// The files in YAML that look like tokens and hold none, outside of any project: any of them is an input there.
  private static func yaml(among files: [SourceFile]) -> [SourceFile] {
    if ProjectLayout.hasProject(files.lazy.map(\.path)) { return [] }
    return files.filter { DataReader.isYAML($0.path) && TokenShape.reason($0) != nil && TokenShape($0) == nil }
  }
}
