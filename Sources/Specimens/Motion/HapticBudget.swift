import Diagnostics
import Markup
import Plates
import Printing
import Tokens

/// When haptics fire and when they do not, as a matrix.
enum HapticBudget: Specimen {
  static let info = SpecimenInfo(
    name: "haptic-budget",
    summary: "What fires a haptic `always:`, `sometimes:` and `never:`, as a table; a token of each after ` | `.",
    example: """
      always: buttons, tabs | haptic.light
      never: scrolling
      """)

  private enum Share: String, CaseIterable {
    case always, sometimes, never

    var title: String { Plate.withCapital(rawValue) }
  }

  private struct Entry {
    let share: Share
    let name: String
    let token: Token?
  }

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let entries = request.block.lines.flatMap { read($0, request, into: &diagnostics) }
    guard !entries.isEmpty else {
      if request.block.lines.isEmpty {
        EmptyBlock.report(request, fix: "write always: …, sometimes: … and never: …", into: &diagnostics)
      }
      return .empty
    }
    return Plate.figure(info.name, request.scene, note: note(entries)) {
      h("table", .class("budget")) {
        h("thead") {
          h("tr") {
            h("th", .attr("scope", "col")) { "What happens" }
            for share in Share.allCases { h("th", .attr("scope", "col")) { share.title } }
          }
        }
        h("tbody") {
          for entry in entries { row(entry, request) }
        }
      }
    }
  }

  private static func row(_ entry: Entry, _ request: SpecimenRequest) -> Node {
    h("tr", entry.token.map { [.token($0.path.description)] } ?? []) {
      h("th", .attr("scope", "row")) {
        entry.name
        if let token = entry.token {
          " "
          Plate.path(token.path, request.scene)
        }
      }
      for share in Share.allCases {
        h("td") {
          if share == entry.share {
            h("i", .class(share.rawValue))
            h("span", .class("hush")) { share.title }
          }
        }
      }
    }
  }

  private static func read(
    _ line: FencedBlock.Line, _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) -> [Entry] {
    let parts = line.text.split(separator: ":", maxSplits: 1).map { String($0.trimmed) }
    guard parts.count == 2, let share = Share(rawValue: parts[0].lowercased()) else {
      let near = Suggestion.nearest(to: parts.first ?? "", in: Share.allCases.map(\.rawValue))
      diagnostics.report(
        .unknownLine, "this line says neither always, sometimes nor never", at: line.span, why: "it is left out",
        fix: near.map { "did you mean \($0):?" } ?? "write always: …, sometimes: … or never: …")
      return []
    }
    var token: Token?
    if let path = line.caption {
      guard let named = request.token(path, at: line.span, into: &diagnostics)?.token else { return [] }
      token = named
    }
    return parts[1].split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }.prefix(64).map { name in
      Entry(share: share, name: Plate.withCapital(name), token: token)
    }
  }

  /// `5 always, 3 sometimes, 4 never.`
  private static func note(_ entries: [Entry]) -> String {
    Share.allCases.map { share in "\(entries.count { $0.share == share }) \(share.rawValue)" }.joined(separator: ", ")
      + "."
  }
}
