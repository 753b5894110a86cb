import Files
import Printing
import Syntax

/// The anchors that other tools make of headings where their settings say that they make a site of the pages: they leave
/// out, join and change other signs than GitHub does.
struct SiteAnchors: Sendable {
  private let mkDocs: Set<String>
  /// Those of mkDocs without the numbers by which equal headings are told apart.
  private let mkDocsParts: Set<Substring>
  private let vitePress: Set<String>

  init(_ headings: [Heading]) {
    mkDocs = Set(headings.map { Self.mkDocs($0.text) })
    mkDocsParts = Set(mkDocs.map { Self.parts($0) })
    vitePress = Set(headings.map { Self.vitePress($0.text) })
  }

  /// Whether an anchor is one that the tool of the site around a page makes of a heading of another page.
  ///
  /// - Parameters:
  ///   - page: the path of the page with the headings.
  ///   - hasFile: whether there is a file or a folder at a path from the project's folder.
  func has(_ anchor: String, on page: String, hasFile: (String) -> Bool?) -> Bool {
    switch Self.tool(around: page, hasFile) {
    case .mkDocs?:
      // Signs of other scripts are left out, so that a heading may be no more than a number.
      anchor.utf8.first == UInt8(ascii: "_") && anchor.dropFirst().allSatisfy(\.isNumber)
        || mkDocs.contains(anchor) || mkDocsParts.contains(Self.parts(anchor))
    case .vitePress?: vitePress.contains(anchor)
    case nil: false
    }
  }

  /// Whether an anchor is one of lines, as code hosts show them: `#L8`, `#L8-L12`.
  static func isOfLines(_ anchor: String) -> Bool {
    anchor.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      let number = part.drop { $0 == "L" }
      return part.first == "L" && number.count == part.count - 1 && !number.isEmpty && number.allSatisfy(\.isNumber)
    }
  }

  private enum Tool: CaseIterable {
    case mkDocs, vitePress

    /// What says that it makes the site.
    var signs: [String] {
      switch self {
      case .mkDocs: ["mkdocs.yml", "mkdocs.yaml"]
      case .vitePress: [".vitepress", ".vuepress"]
      }
    }
  }

  /// The tool whose settings are in the nearest folder around a page, also above the project.
  private static func tool(around page: String, _ hasFile: (String) -> Bool?) -> Tool? {
    var folders = WrittenAddress.roots(of: page)
    var above = "../"
    while hasFile(above) != nil, folders.count < mostFolders {
      folders.append(above)
      above += "../"
    }
    for folder in folders {
      for tool in Tool.allCases where tool.signs.contains(where: { hasFile(folder + $0) == true }) { return tool }
    }
    return nil
  }

  private static let mostFolders = 40

  /// *Source:* Python-Markdown, `markdown.extensions.toc.slugify`: what is not ASCII, a letter, a digit, `_`, `-` or a
  /// blank goes; blanks and dashes become one dash.
  private static func mkDocs(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars where scalar.isASCII {
      let sign = Character(scalar)
      if sign.isLetter || sign.isNumber || sign == "_" {
        out.append(sign.lowercased())
      } else if sign == " " || sign == "-", out.last != "-" {
        out.append("-")
      }
    }
    return trimmed(out)
  }

  /// An anchor without the numbers by which equal headings are told apart: `setup_1`.
  private static func parts(_ anchor: String) -> Substring {
    let number = anchor.reversed().prefix(while: \.isNumber).count
    let rest = anchor.dropLast(number)
    return number > 0 && rest.last == "_" ? rest.dropLast() : anchor[...]
  }

  /// *Source:* @mdit-vue/shared, `slugify`: signs and blanks become one dash, of any width; a digit at the start gets `_`.
  private static func vitePress(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      // Signs of full width are decomposed first.
      let plain = (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
      if plain.properties.isWhitespace || signs.contains(plain) {
        if out.last != "-" { out.append("-") }
      } else if plain.value >= 0x20 {
        out.unicodeScalars.append(plain)
      }
    }
    out = trimmed(out).lowercased()
    return out.first?.isNumber ?? false ? "_" + out : out
  }

  private static let signs = Set("~`!@#$%^&*()-_+=[]{}|\\;:\"'“”‘’<>,.?/".unicodeScalars)

  private static func trimmed(_ text: String) -> String {
    let rest = text.drop { $0 == "-" }
    return String(rest.last == "-" ? rest.dropLast() : rest)
  }
}
