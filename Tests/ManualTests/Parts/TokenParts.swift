import Motion
import Printing
import TokenValues

@testable import Dialects

/// What the code knows of tokens.
enum TokenParts {
  static var all: [String: String] {
    ["spring engines": engines, "haptic vocabularies": haptics, "dialects": dialects]
  }

  private static var engines: String {
    let rows = SpringEngine.allCases.map { ["**\($0.rawValue)**", text(of: $0.defaults), $0.finished] }
    return MarkdownTable.text(["Setting", "Its own spring", "When it is finished"], rows)
  }

  private static func text(of spring: SpringParameters) -> String {
    SpringParameter.allCases.compactMap { parameter in
      spring[parameter].map { "\(parameter.rawValue) \($0.trimmed(3))" }
    }.joined(separator: ", ")
  }

  private static var haptics: String {
    ["ios", "android"].map { platform in
      "**\(platform):** \(BlockParts.codes(Haptic.vocabulary(of: platform) ?? []))."
    }.joined(separator: "\n\n")
  }

  private static var dialects: String {
    // Stylesheets have a section of their own.
    ForeignDialect.allCases.filter { $0 != .stylesheet }.map { "- “written \($0.name)”" }.joined(separator: "\n")
  }
}
