import Diagnostics
import Markup
import Plates
import Tokens

/// Values that a system's source names but does not give; they are shown as open, never filled in.
enum NotGiven: Specimen {
  static let info = SpecimenInfo(
    name: "not-given", summary: "What the document names without a value: lines of `Name | what it leaves out`.",
    namesTokens: false, example: "Grey 50 | no value in the document")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    guard !request.block.lines.isEmpty else {
      diagnostics.report(
        .emptyBlock, "the block names nothing", at: request.block.span, why: "the page would show nothing for it",
        fix: "write lines of `Name | what the document leaves out`")
      return .empty
    }
    request.checkNames(into: &diagnostics)
    return Plate.figure(
      info.name, request.scene, class: "blank",
      note: request.block[option: "title"] == nil ? "Not given in the document." : nil
    ) {
      h("div", .role("list")) {
        for line in request.block.lines {
          h("div", .role("listitem")) {
            h("b") { CodeSpans.nodes(line.text) }
            h("span") { CodeSpans.nodes(line.caption ?? "not given in the document") }
          }
        }
      }
    }
  }
}
