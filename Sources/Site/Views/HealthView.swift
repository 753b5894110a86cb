import Colorimetry
import Diagnostics
import Files
import Guide
import Markup
import Plates
import Printing
import Specimens
import TokenValues
import Tokens

extension SiteRenderer {
  static let healthTitle = "Health"
  /// So many causes of each rule are shown, and so many places of each cause.
  static let mostCauses = 25
  private static let mostPlaces = 12

  /// What is wrong with a system, by cause, each with the values that show it.
  func healthView(_ health: Health) -> PageView {
    let url = SitePage.health(health).url
    var slots = SlotValues()
    slots.set(title: Self.healthTitle)
    slots.set(.owner, health.system.settings.name)
    slots.set(.summary, health.summary)
    slots.set(.crumbs, markup: Crumbs.trail(to: url, in: health.system, of: guide, section: "Reference"))
    slots.set(.contents, markup: Contents.list(health.groups.map { ($0.rule.id, Title.spoken($0.rule.id)) }))
    return PageView(.tokens, slots)
  }

  func healthBody(_ health: Health, into out: inout ByteBuffer) {
    let url = SitePage.health(health).url
    var positions = Positions()
    var number = 0
    for group in health.groups {
      h("h2", .class("part"), .id(group.rule.id)) { Title.spoken(group.rule.id) }.print(into: &out)
      h("p") {
        group.rule.summary + " "
        if let page = guide.url(of: group.rule) {
          h("a", .href(RelativePath.link(to: page, from: url))) { "What the rule flags" }
        }
      }.print(into: &out)
      for cause in group.causes.prefix(Self.mostCauses) {
        number += 1
        self.cause(cause, health, url, id: "cause\(number)", &positions).print(into: &out)
      }
      let left = group.causes.count - Self.mostCauses
      if left > 0 {
        h("p") {
          "and \(left) more, which "
          h("code") { "specimen check" }
          " lists"
        }.print(into: &out)
      }
    }
  }

  /// The findings of one cause: what is wrong, the evidence, how to mend it and where it stands.
  private func cause(
    _ findings: [Diagnostic], _ health: Health, _ url: String, id: String, _ positions: inout Positions
  ) -> Node {
    guard let first = findings.first else { return .empty }
    var places: [Node] = []
    for finding in findings.prefix(Self.mostPlaces) { places.append(place(of: finding, health, url, &positions)) }
    if findings.count > Self.mostPlaces { places.append("and \(findings.count - Self.mostPlaces) more") }
    return h("article", .class("finding \(first.severity.rawValue)")) {
      h("p", .class("what")) { CodeSpans.nodes(Self.sentence(first.message)) }
      evidence(of: first, health.system, url, id: id)
      h("p") {
        CodeSpans.nodes("Why: \(Self.sentence(first.why)) ")
        if let fix = first.fix { CodeSpans.nodes("Fix: \(Self.sentence(fix.sentence))") }
      }
      h("ul", .class("places")) { for place in places { h("li") { place } } }
    }
  }

  private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

  /// The file and line, as a link to the page or the token that is shown for it.
  private func place(
    of finding: Diagnostic, _ health: Health, _ url: String, _ positions: inout Positions
  ) -> Node {
    guard let span = finding.span else { return .empty }
    let start = positions.start(of: span)
    let text = h("code") { Plate.breaking(code: "\(span.file.path):\(start.line):\(start.column)".utf8) }
    if let page = health.urls[span.file.path] {
      return h("a", .href(RelativePath.link(to: page, from: url))) { text }
    }
    guard let token = Health.tokens(in: finding, health.system).first else { return text }
    let row = RelativePath.link(to: health.system.url("tokens.html"), from: url) + "#" + TokenAnchor.id(of: token.path)
    return h("a", .href(row)) { text }
  }

  // MARK: Evidence

  /// The values that a finding speaks of, drawn: a text on its surface, springs with their curves, colours.
  private func evidence(of finding: Diagnostic, _ system: DesignSystem, _ url: String, id: String) -> Node {
    let tokens = Health.tokens(in: finding, system)
    let colors = tokens.compactMap { token in
      if case .color(let color) = token.value { (path: token.path, color: color) } else { nil }
    }
    if colors.count == 2, finding.rule.id.contains("contrast") {
      return pair(colors[0], on: colors[1], advised: finding.fix?.color, system)
    }
    let springs = tokens.filter { $0.type == .spring }
    if let specimen = AllSpecimens.byName["springs"], let span = finding.span, !springs.isEmpty {
      let body = springs.map(\.path.description).joined(separator: "\n")
      let block = FencedBlock(info: "springs", body: body, span: span)
      var unreported = Diagnostics()
      return specimen.draw(
        SpecimenRequest(block: block, system: system, pageURL: url, stylesheet: nil, id: id), into: &unreported)
    }
    guard !colors.isEmpty else { return .empty }
    return h("div", .class("proof"), .specimen("evidence")) {
      for (path, color) in colors {
        h("figure", .token(path.description)) {
          h("div", .class("field"), .style("background: \(color.hex)"))
          h("figcaption") { "\(path) \(color.figure)" }
        }
      }
    }
  }

  /// A text or a sign on its surface, and beside it the same in the colour that is advised.
  private func pair(
    _ text: (path: TokenPath, color: Color), on surface: (path: TokenPath, color: Color), advised: String?,
    _ system: DesignSystem
  ) -> Node {
    let settings = system.settings
    let isGraphic =
      settings.graphics.contains { $0.matches(text.path) } && !settings.text.contains { $0.matches(text.path) }
    func field(_ color: String) -> Node {
      h("div", .class("field"), .style("background: \(surface.color.hex); color: \(color)")) {
        if isGraphic {
          h("span", .class("sign"))
        } else {
          h("span", .class("aa")) { "Aa" }
          h("span") { "Can you read this?" }
        }
      }
    }
    return h("div", .class("proof"), .specimen("evidence")) {
      h("figure", .token(text.path.description)) {
        field(text.color.hex)
        h("figcaption") { "\(text.path) \(text.color.figure) on \(surface.path) \(surface.color.figure)" }
      }
      if let advised {
        h("figure") {
          field(advised)
          h("figcaption") { "\(advised), advised, on \(surface.path)" }
        }
      }
    }
  }
}
