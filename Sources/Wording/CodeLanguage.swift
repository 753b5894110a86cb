import Files
import Printing

/// The language of a block of code, as the block's info string names it, by what stands in such blocks.
package enum CodeLanguage: Sendable {
  /// The info string is empty.
  case unnamed
  /// Text of no language: `text`, `plain`.
  case plain
  /// CSS and what becomes CSS.
  case stylesheet
  /// JavaScript and TypeScript.
  case script
  /// JSON, with comments or without.
  case json
  /// YAML and TOML.
  case settings
  case html, xml
  case swift, kotlin, dart, java, python
  /// Any other language, or the name of a specimen.
  case other

  /// - Parameter info: the whole info string; what follows the first word is passed over.
  package init(info: String) {
    if info.isEmpty {
      self = .unnamed
    } else {
      self = Self.named[info.prefix { $0.isLetter || $0.isNumber }.lowercased()] ?? .other
    }
  }

  private static let named: [String: CodeLanguage] = [
    "text": .plain, "txt": .plain, "plain": .plain, "plaintext": .plain,
    "css": .stylesheet, "scss": .stylesheet, "sass": .stylesheet, "less": .stylesheet, "postcss": .stylesheet,
    "js": .script, "javascript": .script, "jsx": .script, "mjs": .script, "cjs": .script, "ts": .script,
    "typescript": .script, "tsx": .script,
    "json": .json, "jsonc": .json, "json5": .json,
    "yaml": .settings, "yml": .settings, "toml": .settings,
    "html": .html, "xml": .xml,
    "swift": .swift, "kotlin": .kotlin, "kt": .kotlin, "kts": .kotlin, "dart": .dart, "flutter": .dart, "java": .java,
    "python": .python, "py": .python,
  ]
}
