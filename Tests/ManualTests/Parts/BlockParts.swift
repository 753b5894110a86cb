import Files
import Plates
import Specimens

@testable import Demos
@testable import Diagrams
@testable import Previews
@testable import Specimens

/// What the code knows of the blocks.
enum BlockParts {
  /// The part that describes a block.
  static func name(of info: SpecimenInfo) -> String { "block " + info.name }

  static func all(in manual: Manual) -> [String: String] {
    var parts = [
      "demo kinds": demoKinds, "frame parts": frameParts, "preview vocabulary": previewVocabulary,
      "every block": everyBlock(in: manual),
    ]
    for specimen in AllSpecimens.all { parts[name(of: specimen.info)] = description(of: specimen.info) }
    return parts
  }

  private static func description(of info: SpecimenInfo) -> String {
    if info.options.isEmpty { return info.summary }
    return info.summary + "\n\n"
      + MarkdownTable.text(["Option", "What it takes"], info.options.map { ["`\($0.name)`", $0.takes] })
  }

  private static func everyBlock(in manual: Manual) -> String {
    let rows = AllSpecimens.all.map { specimen in
      let info = specimen.info
      let page = manual.page(with: name(of: info))?.path ?? ""
      let link = RelativePath.link(to: page, from: "writing/blocks.md")
      return ["[\(info.name)](\(link)#\(info.name))", info.summary]
    }
    return MarkdownTable.text(["Block", "What it draws"], rows)
  }

  private static var demoKinds: String {
    let always = MotionDemoFigure.allCases.filter { MotionDemoFigure.always.contains($0) }
    let rows = MotionDemoKind.allCases.map { kind in
      let figures = MotionDemoFigure.allCases.filter { kind.figures.contains($0) }
      return ["`\(kind.rawValue)`", figures.isEmpty ? "–" : codes(figures.map(\.rawValue))]
    }
    return """
      <details>
      <summary>The kinds and their figures</summary>

      Every kind takes \(codes(always.map(\.rawValue))).

      \(MarkdownTable.text(["Kind", "Its other figures"], rows))

      </details>
      """
  }

  private static var frameParts: String {
    "The parts are \(codes(FramePart.Kind.allCases.map(\.rawValue))); `device` gives the size of the screen."
  }

  private static var previewVocabulary: String {
    """
    <details>
    <summary>The HTML and CSS of previews</summary>

    Nothing else is allowed, because a preview may not load anything, run code or leave its figure.

    **Elements:** \(codes(PreviewVocabulary.elements)).

    **Attributes:** \(codes(PreviewVocabulary.attributes)), and those of ARIA.

    **Icons** that `data-icon` draws: \(codes(DrawnIcon.allCases.map(\.rawValue))).

    **Properties:** \(codes(CSSProperty.names)).

    </details>
    """
  }

  static func codes(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
}
