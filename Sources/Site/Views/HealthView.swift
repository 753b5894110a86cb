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
  /// So many faults of each rule are shown, and so many places of each.
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
    if health.groups.count > 1 { Self.tally(health.groups).print(into: &out) }
    Self.extent(of: health.system, url).print(into: &out)
    for group in health.groups {
      h("h2", .class("part"), .id(group.rule.id)) { Title.spoken(group.rule.id) }.print(into: &out)
      h("p") {
        group.rule.summary + " "
        if let page = guide.url(of: group.rule) {
          h("a", .href(RelativePath.link(to: page, from: url))) { "What the rule flags" }
        }
      }.print(into: &out)
      let faults = Self.faults(of: group, health.system)
      for causes in faults.prefix(Self.mostCauses) {
        number += 1
        fault(causes, health, url, number, &positions).print(into: &out)
      }
      let left = faults.count - Self.mostCauses
      if left > 0 {
        h("p") {
          "and \(left) more, which "
          h("code") { "specimen check" }
          " lists"
        }.print(into: &out)
      }
    }
  }

  /// What is looked through, and the pages that tell what is open besides.
  private static func extent(of system: DesignSystem, _ url: String) -> Node {
    let pages = system.pages.filter { $0.kind != .component && $0.blockNames.contains(IssuesBlock.info.name) }
    let links = pages.map { page in h("a", .href(RelativePath.link(to: page.url, from: url))) { page.title } }
    return h("p") {
      "Checked are the tokens: by themselves, against what the system requires, and against what its pages say of them. "
        + "Colours are paired by the settings and by their names; the pages of components measure other pairs."
      if !links.isEmpty {
        " What the document leaves open or says twice, and what falls short besides: "
        Node.fragment(links.enumerated().flatMap { $0 > 0 ? [.text(", "), $1] : [$1] })
        "."
      }
    }
  }

  /// How often each rule is broken, and how gravely, each leading to its part of the page.
  private static func tally(_ groups: [FindingGroup]) -> Node {
    h("dl", .class("facts")) {
      for group in groups {
        h("div") {
          h("dt") { h("a", .href("#" + group.rule.id)) { Title.spoken(group.rule.id) } }
          h("dd") { Health.counts(of: group.causes.flatMap(\.self)).joined(separator: ", ") }
        }
      }
    }
  }

  /// The causes, those together that speak of the contrast of one token, in other themes or on other grounds.
  private static func faults(of group: FindingGroup, _ system: DesignSystem) -> [[[Diagnostic]]] {
    guard isOfContrast(group.rule) else { return group.causes.map { [$0] } }
    var places: [TokenPath: Int] = [:]
    var faults: [[[Diagnostic]]] = []
    for cause in group.causes {
      let token = Health.tokens(in: cause[0], system).first?.path
      if let token, let place = places[token] {
        faults[place].append(cause)
      } else {
        if let token { places[token] = faults.count }
        faults.append([cause])
      }
    }
    return faults
  }

  static func isOfContrast(_ rule: Rule) -> Bool { rule.id.contains("contrast") }

  /// What is wrong, the evidence, how to mend it and where it is.
  ///
  /// - Parameter causes: each with its findings; several where one token has too little contrast in several ways.
  private func fault(
    _ causes: [[Diagnostic]], _ health: Health, _ url: String, _ number: Int, _ positions: inout Positions
  ) -> Node {
    let firsts = causes.compactMap(\.first).prefix(Self.mostPlaces)
    guard let first = firsts.first else { return .empty }
    let token = firsts.count > 1 ? Health.tokens(in: first, health.system).first?.path.description : nil
    let isSameWhy = firsts.allSatisfy { $0.why == first.why }
    var places: [Node] = []
    var seen: Set<String> = []
    let findings = causes.flatMap(\.self)
    for finding in findings {
      guard let (name, node) = place(of: finding, health, url, &positions), seen.insert(name).inserted else { continue }
      if seen.count <= Self.mostPlaces { places.append(node) }
    }
    if seen.count > places.count { places.append("and \(seen.count - places.count) more") }
    return h("article", .class("finding \(first.severity.rawValue)")) {
      h("p", .class("what")) {
        if let token {
          Plate.breaking(TokenPath(token))
          " has too little contrast" + Self.themes(of: firsts, health.system) + "."
        } else {
          Self.breaking(Self.sentence(first.message))
        }
      }
      // Where there is room, the evidence is beside its words.
      for (index, finding) in firsts.enumerated() {
        let isLast = index == firsts.count - 1
        h("div", .class("case")) {
          h("div") {
            if let token {
              h("p") { Self.breaking(Self.sentence(Self.figure(in: finding.message, of: token))) }
            }
            h("p") {
              if !isSameWhy || isLast { Self.breaking("Why: \(Self.sentence(finding.why)) ") }
              if let fix = finding.fix { Self.breaking("Fix: \(Self.sentence(fix.sentence))") }
            }
            if isLast { h("ul", .class("places")) { for place in places { h("li") { place } } } }
          }
          evidence(of: finding, health.system, url, id: "cause\(number)" + (index > 0 ? "-\(index + 1)" : ""))
        }
      }
    }
  }

  /// ` in light and dark`, if there are themes.
  private static func themes(of findings: ArraySlice<Diagnostic>, _ system: DesignSystem) -> String {
    let names = system.themes.themes.map(\.name).filter { name in findings.contains { $0.values.contains(name) } }
    return names.isEmpty ? "" : " in " + Plate.list(names)
  }

  /// `4.02 on color.surface in light`, of a message that says it of a token.
  static func figure(in message: String, of token: String) -> String {
    let words = "\(token) has a contrast of "
    return message.hasPrefix(words) ? String(message.dropFirst(words.count)) : message
  }

  /// Text in which paths may break after their dots, and figures may not.
  private static func breaking(_ text: String) -> [Node] {
    guard !text.contains("`") else { return CodeSpans.nodes(text) }
    return text.split(separator: " ", omittingEmptySubsequences: false).enumerated().flatMap { index, word in
      (index > 0 ? [Node.text(" ")] : [])
        + [word.first?.isLetter == true ? Plate.breaking(code: word.utf8) : .text(String(word))]
    }
  }

  private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

  /// The file and line, and the same as a link to the page or the token that is shown for it.
  private func place(
    of finding: Diagnostic, _ health: Health, _ url: String, _ positions: inout Positions
  ) -> (name: String, node: Node)? {
    guard let span = finding.span else { return nil }
    let start = positions.start(of: span)
    let name = "\(span.file.path):\(start.line):\(start.column)"
    let text = h("code") { Plate.breaking(code: name.utf8) }
    if let page = health.urls[span.file.path] {
      return (name, h("a", .href(RelativePath.link(to: page, from: url))) { text })
    }
    guard let token = Health.tokens(in: finding, health.system).first else { return (name, text) }
    let row = RelativePath.link(to: health.system.url("tokens.html"), from: url) + "#" + TokenAnchor.id(of: token.path)
    return (name, h("a", .href(row)) { text })
  }

  // MARK: Evidence

  /// The values that a finding speaks of, drawn: a text on its surface, springs with their curves, colours.
  private func evidence(of finding: Diagnostic, _ system: DesignSystem, _ url: String, id: String) -> Node {
    let tokens = Health.tokens(in: finding, system)
    let colors = tokens.compactMap { token in
      if case .color(let color) = token.value { (path: token.path, color: color) } else { nil }
    }
    if colors.count == 2, Self.isOfContrast(finding.rule) {
      return pair(colors[0], on: colors[1], advised: finding.fix?.colors ?? [], system)
    }
    let springs = tokens.filter { $0.type == .spring }.map(\.path).uniqued()
    if let span = finding.span, !springs.isEmpty {
      func samples(_ paths: [TokenPath]) -> [Sample] {
        Sample.parted(paths.map { (ThemedToken(path: $0, system: system), nil, span) }, of: system)
      }
      // The springs of the page are drawn on one scale.
      let others = samples(((health(of: system)?.springs ?? []) + springs).uniqued())
      var unreported = Diagnostics()
      return SpringMultiples.draw(
        samples(springs), besides: others, Scene(system: system, pageURL: url, id: id), into: &unreported)
    }
    guard !colors.isEmpty else { return .empty }
    return h("div", .class("proof"), .specimen("evidence")) {
      for (path, color) in colors {
        h("figure", .token(path.description)) {
          h("div", .class("field"), .style("background: \(color.hex)"))
          h("figcaption") {
            Plate.breaking(path)
            " \(color.figure)"
          }
        }
      }
    }
  }

  /// A text or a sign on its surface, and beside it the same in each colour that is advised for one of the two.
  private func pair(
    _ text: (path: TokenPath, color: Color), on surface: (path: TokenPath, color: Color), advised: [AdvisedColor],
    _ system: DesignSystem
  ) -> Node {
    let settings = system.settings
    let isGraphic =
      settings.graphics.contains { $0.matches(text.path) } && !settings.text.contains { $0.matches(text.path) }
    func field(_ color: String, on ground: String) -> Node {
      h("div", .class("field"), .style("background: \(ground); color: \(color)")) {
        if isGraphic {
          h("span", .class("sign"))
        } else {
          h("span", .class("aa")) { "Aa" }
          h("span") { RoleWords.of(text.path) }
        }
      }
    }
    func ratio(_ color: Color, on ground: Color) -> String {
      Contrast.figure(Contrast.wcag(foreground: color, background: ground))
    }
    return h("div", .class("proof"), .specimen("evidence")) {
      h("figure", .token(text.path.description)) {
        field(text.color.hex, on: surface.color.hex)
        h("figcaption") {
          "\(ratio(text.color, on: surface.color)): "
          Plate.breaking(text.path)
          " \(text.color.figure) on "
          Plate.breaking(surface.path)
          " \(surface.color.figure)"
        }
      }
      for one in advised {
        if let color = Color(hex: one.hex) {
          let (ink, ground) = one.isGround ? (text.color, color) : (color, surface.color)
          h("figure") {
            field(ink.hex, on: ground.hex)
            h("figcaption") {
              "\(ratio(ink, on: ground)), advised: "
              if one.isGround { Plate.breaking(text.path) } else { color.figure }
              " on "
              if one.isGround { color.figure } else { Plate.breaking(surface.path) }
            }
          }
        }
      }
    }
  }
}
