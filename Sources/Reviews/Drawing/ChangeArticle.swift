import Colorimetry
import Comparison
import Files
import Markup
import Motion
import Plates
import Printing
import TokenValues
import Tokens

/// One change on the page: its judgement and name, its plates, its reason, and what follows from it.
struct ChangeArticle {
  let change: Change
  let changes: Changes
  let approvals: Approvals

  private var engine: SpringEngine? { changes.engines[change.system] }

  private static let mostPlates = 12
  private static let mostFollowers = 60
  /// What is seen of pages and of the members of a group without unfolding.
  private static let mostPages = 6
  private static let mostMembers = 3

  var node: Node {
    let decision = approvals.decision(on: change)
    let words = approvals.words(on: change)
    return h(
      "article", .class("change \(change.severity.rawValue)" + (isFinding ? " finding" : "")), .id("c-\(change.key)"),
      .attr("tabindex", "-1"),
      .attr("data-severity", change.severity.rawValue), .attr("data-area", change.kind.area.rawValue),
      .attr("data-system", change.system), .attr("data-key", change.key.description),
      .attr("data-remark", change.remark)
    ) {
      h("header") {
        h("h3") {
          h("span", .class("word")) { change.severity.rawValue }
          " "
          name
        }
        h("p", .class("kind")) {
          sentence
          place
        }
        h("p", .class("decision")) { words == Approvals.Decision.open.rawValue ? "" : words }
      }
      // A finding is a sentence, which is its heading: nothing is left to unfold.
      if isFinding {
        why
        if !change.radius.findings.isEmpty {
          h("details") {
            h("summary") { "Show them" }
            followers
          }
        }
      } else {
        h("details", decision == .approved || isOfTemplate ? [] : [.flag("open")]) {
          h("summary") { decision == .approved ? "Approved: show it" : "Before and after" }
          if change.kind.isOfPage { ComponentList(change: change, changes: changes).node }
          drawing
          if let references = change.references { points(references) }
          if let remarks = change.remarks { described(remarks.before ?? "", remarks.after ?? "") }
          why
          if !change.kind.isOfPage { ComponentList(change: change, changes: changes).node }
          followers
        }
      }
    }
  }

  private var isFinding: Bool { change.kind.area == .finding }

  /// Whether it is code, which few who judge a design read.
  private var isOfTemplate: Bool {
    [.templateAdded, .templateRemoved, .templateChanged].contains(change.kind)
  }

  private func points(_ references: Change.References) -> Node {
    h("p", .class("points")) {
      "Points elsewhere\(references.theme.map { " (\($0))" } ?? ""): "
      h("code", .class("is-old")) { references.before }
      " → "
      h("code", .class("is-new")) { references.after }
    }
  }

  /// What a token says of itself, word by word.
  private func described(_ before: String, _ after: String) -> Node {
    h("p", .class("changed remarks")) {
      "Described anew: "
      pieces(before, after)
    }
  }

  private var why: Node {
    h("p", .class("why")) {
      h("b") { "Why \(change.severity.rawValue): " }
      "\(change.judgement.reason). "
      "Asks for a \(change.judgement.step.rawValue) version."
    }
  }

  var name: Node {
    switch change.kind.area {
    case .token: return h("code") { Plate.breaking(TokenPath(change.subject)) }
    case .finding: return .text(change.after ?? change.before ?? change.subject)
    case .page, .component, .system:
      let subject = changes.pages[change.subject] ?? change.subject
      return .text(subject + (change.heading.map { " › \($0)" } ?? ""))
    }
  }

  /// The file that a change is in, for what is named by its title.
  private var place: Node? {
    let isPage = change.kind.isOfPage && changes.pages[change.subject] != nil
    return isPage || isFinding ? h("span", .class("place")) { " · \(change.subject)" } : nil
  }

  var sentence: String {
    var text = change.words
    if let formerly = change.formerly { text += ", formerly \(formerly)" }
    if let confidence = change.confidence, confidence < 1 {
      text += " (\(Plate.percent((confidence * 100).rounded() / 100)) sure)"
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  // MARK: Drawing

  var drawing: Node {
    if let pictures = change.pictures, let drawn = PicturePair(pictures, change).node { return drawn }
    if !change.values.isEmpty { return h("div", .class("plates")) { plates(of: change) } }
    if [.stylesheetChanged, .templateChanged, .unusedSourceChanged].contains(change.kind) { return lines }
    if let before = change.before, let after = change.after, change.isComparedByWords || change.kind == .described {
      return words(before, after)
    }
    let sides = h("dl", .class("lines")) {
      if let before = change.before { line("before", before) }
      if let after = change.after { line("after", after) }
      if let size = change.size { line(change.radius.members.isEmpty ? "value" : "tokens", size) }
    }
    let kept = change.kept.isEmpty ? nil : h("div", .class("plates")) { plates(of: change, isKept: true) }
    return .fragment([sides, kept, members].compactMap(\.self))
  }

  /// The tokens of a group that look different, each with its plates.
  private var members: Node? {
    let seen = change.radius.members.filter { $0.kind == .valueChanged && $0.severity > .quiet }
    if seen.isEmpty { return nil }
    func node(_ member: Change) -> Node {
      .fragment([
        h("h4") { h("code") { Plate.breaking(TokenPath(member.subject)) } },
        h("div", .class("plates")) { plates(of: member) },
      ])
    }
    return h("div", .class("members")) {
      for member in seen.prefix(Self.mostMembers) { node(member) }
      if seen.count > Self.mostMembers {
        h("details") {
          h("summary") { "\(seen.count - Self.mostMembers) more" }
          for member in seen.dropFirst(Self.mostMembers).prefix(Self.mostFollowers) { node(member) }
        }
      }
    }
  }

  /// - Parameter isKept: whether the values are the same in both versions.
  private func plates(of change: Change, isKept: Bool = false) -> [Node] {
    let values = isKept ? change.kept : change.values
    let plates = values.prefix(Self.mostPlates).enumerated().map { index, value in
      PairPlate(
        change: value, path: TokenPath(change.subject), engine: engine, isKept: isKept, id: "\(change.key)-\(index)"
      ).node
    }
    let rest = values.count - Self.mostPlates
    return plates + (rest > 0 ? [h("p") { "and \(rest) more themes with values of their own" }] : [])
  }

  private func line(_ side: String, _ text: String) -> Node {
    h("div", .class(side == "before" ? "is-old" : side == "after" ? "is-new" : "")) {
      h("dt") { side }
      h("dd") {
        if isCode {
          h("pre", .attr("tabindex", "0")) { text }
        } else if text.contains("\n") {
          for block in text.split(separator: "\n") { h("p") { String(block) } }
        } else {
          text
        }
      }
    }
  }

  private var isCode: Bool { change.isOfFence }

  /// The declarations that differ, with those beside them.
  private var lines: Node {
    let hunks = LineDifference(change.before ?? "", change.after ?? "").hunks
    return h("pre", .class("changed"), .attr("tabindex", "0")) {
      for (index, hunk) in hunks.enumerated() {
        if index > 0 { h("span", .class("place")) { "…\n" } }
        for line in hunk {
          switch line {
          case .same(let text): "\(text)\n"
          case .removed(let text): h("del") { "\(text)\n" }
          case .added(let text): h("ins") { "\(text)\n" }
          }
        }
      }
    }
  }

  /// Prose word by word; what both versions have stands once.
  private func words(_ before: String, _ after: String) -> Node {
    .fragment([
      h(isCode ? "pre" : "p", isCode ? [.class("changed"), .attr("tabindex", "0")] : [.class("changed")]) {
        pieces(before, after)
      },
      change.size.map { size in h("p", .class("size")) { h("b") { size } } } ?? .empty,
      stated,
    ])
  }

  private func pieces(_ before: String, _ after: String) -> [Node] {
    WordDifference(before, after).pieces.enumerated().map { index, piece -> Node in
      let space: Node = index == 0 ? .empty : .text(" ")
      return switch piece {
      case .same(let text): .fragment([space, .text(Self.lines(text))])
      case .removed(let text): .fragment([space, h("del") { Self.lines(text) }])
      case .added(let text): .fragment([space, h("ins") { Self.lines(text) }])
      }
    }
  }

  /// The colours that a text states, before and after.
  private var stated: Node {
    if change.colors.isEmpty { return .empty }
    return h("div", .class("plates stated")) {
      for (index, color) in change.colors.prefix(Self.mostPlates).enumerated() {
        PairPlate(
          change: color, path: TokenPath(""), engine: nil, isKept: false, id: "\(change.key)-\(index)"
        ).node
      }
    }
  }

  private static func lines(_ text: String) -> String {
    text.replacing(" \n ", with: "\n").replacing("\n ", with: "\n")
  }

  // MARK: What follows

  private var followers: Node? {
    let radius = change.radius
    if radius.isEmpty { return nil }
    return h("div", .class("radius")) {
      list(
        Plate.count(radius.findings.count, "finding"),
        radius.findings.map { finding in
          let key: [Attribute] = [
            .attr("data-key", finding.key.description), .attr("data-remark", finding.remark),
          ]
          return h("li", change.isDecided(finding) ? key : []) {
            isFinding ? "" : "\(ChangeWords.fate(of: finding)): "
            finding.after ?? finding.before ?? ""
            " "
            h("span", .class("place")) { ChangeWords.place(of: finding) }
          }
        })
      list(Plate.count(radius.members.count, "token"), radius.members.map(member))
      list("Contrast", radius.crossings.map { contrast($0) })
      list(
        "\(Plate.count(radius.shifts.count, "contrast")) moved within a level", isFolded: true,
        radius.shifts.map { contrast($0) })
      list("Moves \(Plate.count(radius.tokens.count, "token"))", radius.tokens.map { follower($0) })
      list(
        "Still states the old value",
        radius.untoldProse.map { place in
          h("li") {
            h("q") { marked(place.sentence, place.value) }
            " "
            h("span", .class("place")) { "\(place.page):\(place.line)" }
          }
        })
      list(
        "Shown on \(Plate.count(radius.uses.count, "page"))", isFolded: radius.uses.count > Self.mostPages,
        radius.uses.map { use in
          h("li") {
            use.title
            " "
            h("span", .class("place")) { "\(RelativePath.name(of: use.page)): \(use.blocks.joined(separator: ", "))" }
          }
        }, isShort: true)
    }
  }

  /// - Parameters:
  ///   - isFolded: whether only its title is seen at first.
  ///   - isShort: whether its items stand in columns.
  private func list(_ title: String, isFolded: Bool = false, _ items: [Node], isShort: Bool = false) -> Node? {
    if items.isEmpty { return nil }
    if isFolded {
      return h("details", .class(isShort ? "listed short" : "listed")) {
        h("summary") { title }
        h("ul") { items }
      }
    }
    return h("section", isShort ? [.class("short")] : []) {
      h("h4") { title }
      h("ul") { Array(items.prefix(Self.mostFollowers)) }
      if items.count > Self.mostFollowers {
        h("details") {
          h("summary") { "\(items.count - Self.mostFollowers) more" }
          h("ul") { Array(items.dropFirst(Self.mostFollowers)) }
        }
      }
    }
  }

  private func contrast(_ pair: MovedContrast) -> Node {
    let decided: [Attribute] = [
      .attr("data-key", pair.key(in: change).description), .attr("data-remark", pair.sentence),
    ]
    return h("li", [.class(pair.isBlocking ? "loss" : "")] + (pair.isCrossing ? decided : [])) {
      h("div", .class("pair reading"), .specimen("contrast")) {
        sample(pair.beforeColors, "old", pair.before)
        sample(pair.afterColors, "new", pair.after)
      }
      h("span") { pair.sentence }
    }
  }

  private func sample(_ colors: (text: Color, surface: Color), _ side: String, _ ratio: Double) -> Node {
    h("span", .class(side), .style("background:\(colors.surface.paint);color:\(colors.text.paint)")) {
      "Aa \(ContrastReading.text(of: ratio))"
    }
  }

  /// A token of a group, which is decided on with the whole group or by itself.
  private func member(_ token: Change) -> Node {
    h(
      "li", .attr("data-key", token.key.description), .attr("data-remark", token.remark), .flag("data-member")
    ) {
      if let value = (token.values + token.kept).first { chips(value, isKept: token.values.isEmpty) }
      h("code") { Plate.breaking(TokenPath(token.subject)) }
      " "
      h("span", .class("place")) { token.summary }
    }
  }

  /// A colour before and after, small; of one that is on one side only, that side.
  private func chips(_ value: ThemedChange, isKept: Bool = false) -> Node? {
    let (before, after) = (value.before?.color, value.after?.color)
    guard let only = before ?? after else { return nil }
    guard let before, let after else {
      return h("span", .class("pair chips single"), .specimen("diff")) {
        chip(only, on: value.ground, isKept ? "same" : before == nil ? "new" : "old")
      }
    }
    return h("span", .class("pair chips"), .specimen("diff")) {
      chip(before, on: value.ground, "old")
      chip(after, on: value.ground, "new")
    }
  }

  private func chip(_ color: Color, on ground: Color, _ side: String) -> Node {
    h("span", .class(side), .style("background:\(color.composited(over: ground).paint)")) {}
  }

  private func follower(_ token: MovedToken) -> Node {
    let key = token.key(in: change)
    let value = token.values.first
    let remark = "\(token.path): follows \(change.subject)"
    // What changed by itself is decided on where it stands.
    let decided: [Attribute] = token.isCause ? [] : [.attr("data-key", key.description), .attr("data-remark", remark)]
    return h("li", decided) {
      if let value { chips(value) }
      h("code") { Plate.breaking(token.path) }
      " "
      h("span", .class("place")) { token.words }
    }
  }

  /// A sentence with the value that it still states marked.
  private func marked(_ sentence: String, _ value: String) -> Node {
    guard let found = sentence.lowercased().firstRange(of: value) else { return .text(sentence) }
    let start = sentence.lowercased().distance(from: sentence.lowercased().startIndex, to: found.lowerBound)
    let from = sentence.index(sentence.startIndex, offsetBy: start, limitedBy: sentence.endIndex) ?? sentence.startIndex
    let to = sentence.index(from, offsetBy: value.count, limitedBy: sentence.endIndex) ?? sentence.endIndex
    return .fragment([
      .text(String(sentence[..<from])), h("mark") { String(sentence[from..<to]) }, .text(String(sentence[to...])),
    ])
  }
}
