import Diagnostics
import Files
import Printing

/// What is told of the reading of a design document.
extension DesignReading {
  /// Reports what was noted, once for each group and cause.
  func report(into diagnostics: inout Diagnostics) {
    for group in remarks.map(\.group).uniqued() {
      for cause in [Cause.unread, .computed, .comment, .text, .beyondFormat, .fluid] {
        report(cause, [group], into: &diagnostics)
      }
    }
    // A document that leaves out units does so everywhere.
    for cause in [Cause.unitless, .unitlessTime] {
      report(cause, remarks.filter { $0.cause == cause }.map(\.group).uniqued(), into: &diagnostics)
    }
  }

  private func report(_ cause: Cause, _ groups: [String], into diagnostics: inout Diagnostics) {
    let own = remarks.filter { groups.contains($0.group) && $0.cause == cause }
    guard let first = own.first else { return }
    let names = own.map { remark in
      remark.name.isEmpty ? remark.group : groups.count > 1 ? "\(remark.group).\(remark.name)" : remark.name
    }
    report(
      cause, DialectReports.listed(groups), names.uniqued(), at: first.range, own.dropFirst().prefix(2),
      into: &diagnostics)
  }

  private func report(
    _ cause: Cause, _ group: String, _ names: [String], at range: ByteRange, _ more: ArraySlice<Remark>,
    into diagnostics: inout Diagnostics
  ) {
    let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    let related = more.map { Diagnostic.Related("\($0.name) here", at: file.span($0.range)) }
    let place = file.span(range)
    let isOne = names.count == 1
    func counted(_ one: String, _ many: String) -> String { isOne ? one : "\(names.count) \(many)" }
    switch cause {
    case .unread:
      diagnostics.report(
        .unreadValue, "\(counted("a value", "values")) of \(group) cannot be read: \(shown)", at: place,
        fix: DesignKind(key: group) == .shadow
          ? "write its lengths with its colour, as in 0 1px 2px #00000033"
          : "write one value as CSS has it, or a {reference}",
        related: related)
    case .computed:
      diagnostics.remark(
        .unreadValue, "\(counted("a value", "values")) of \(group) would have to be computed: \(shown)",
        at: place, why: "nothing is computed here, so it is neither drawn nor checked",
        fix: "write one of its values, such as the largest, and the function in the text", related: related)
    case .fluid:
      diagnostics.remark(
        .unreadValue,
        "\(counted("a size", "sizes")) of \(group) \(word: isOne ? "lies" : "lie") between two lengths: \(shown)",
        at: place, why: "only the larger is drawn and checked",
        fix: "nothing, or say in the text how large it is on small screens", related: related)
    case .comment:
      diagnostics.report(
        .unquotedColor,
        "\(counted("a colour", "colours")) of \(group) \(word: isOne ? "has" : "have") no quotes: \(shown)",
        at: place,
        why: "in YAML, # begins a comment, so other tools find no colour there", fix: "put quotes around it",
        related: related)
    case .unitless:
      diagnostics.report(
        .unitlessLength,
        "\(counted("a length", "lengths")) of \(group) \(word: isOne ? "has" : "have") no unit: \(shown)",
        at: place, why: "px is assumed", fix: "write the unit, as in 16px", related: related)
    case .unitlessTime:
      let written = file.text(range) + "ms"
      diagnostics.report(
        .unitlessLength,
        "\(counted("a time", "times")) of \(group) \(word: isOne ? "has" : "have") no unit: \(shown)",
        at: place, why: "ms is assumed",
        fix: isOne
          ? Fix("write \(written)", replacing: place, with: written) : Fix("write the unit, as in \(written)"),
        related: related)
    case .text:
      diagnostics.report(
        .textProperty,
        "\(counted("a property", "properties")) of \(group) \(word: isOne ? "is" : "are") not drawn: \(shown)",
        at: place, why: "nothing that can be drawn is read in it",
        fix: "say it in the text of the document as well, where people look for it", related: related)
    case .beyondFormat:
      diagnostics.report(
        .textProperty,
        "\(counted("a property", "properties")) of \(group) \(word: isOne ? "is" : "are") not part of the format: \(shown)",
        at: place, why: "other tools that read the document pass over it",
        fix: "say it in the text of the document as well", related: related)
    }
  }
}
