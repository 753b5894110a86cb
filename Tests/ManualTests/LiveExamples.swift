import Specimens

/// The blocks of a page that are drawn, and above each its source as a block of code.
enum LiveExamples {
  struct Example {
    let name: String
    let lines: [Substring]
  }

  private static let fence = "```"
  private static let sourceFence = "````"

  /// The page with the source of each example directly above it.
  static func withSources(_ text: String) -> String {
    var out: [Substring] = []
    for piece in pieces(of: text) {
      switch piece {
      case .line(let line): out.append(line)
      case .code(let lines): out += lines
      case .example(let example):
        dropSource(from: &out)
        out.append(Substring(sourceFence + "markdown"))
        out += example.lines
        out += [Substring(sourceFence), ""]
        out += example.lines
      }
    }
    return out.joined(separator: "\n")
  }

  static func all(in text: String) -> [Example] {
    pieces(of: text).compactMap { if case .example(let example) = $0 { example } else { nil } }
  }

  /// Removes the source that is the last thing before an example.
  private static func dropSource(from out: inout [Substring]) {
    guard let last = out.lastIndex(where: { !$0.isEmpty }), out[last] == sourceFence,
      let first = out[..<last].lastIndex(of: Substring(sourceFence + "markdown"))
    else { return }
    out.removeSubrange(first...)
  }

  private enum Piece {
    case line(Substring)
    case code([Substring])
    case example(Example)
  }

  /// The lines of a text, those of a fenced block together.
  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var open: (fence: String, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if var block = open {
        block.lines.append(line)
        open = block
        if line == block.fence {
          pieces.append(piece(of: block.lines, fence: block.fence))
          open = nil
        }
      } else if line.hasPrefix(fence) {
        open = (String(line.prefix { $0 == "`" }), [line])
      } else {
        pieces.append(.line(line))
      }
    }
    return pieces + (open.map { [.code($0.lines)] } ?? [])
  }

  private static func piece(of lines: [Substring], fence: String) -> Piece {
    let name = String(lines[0].dropFirst(fence.count).prefix { $0 != " " })
    let isDrawn = fence == Self.fence && (AllSpecimens.byName[name] != nil || name == "platform")
    return isDrawn ? .example(Example(name: name, lines: lines)) : .code(lines)
  }
}
