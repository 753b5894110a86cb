import Colorimetry
import Comparison
import Differences
import Files
import Markup
import Plates
import Printing
import Tokens

/// What a change brings with it: its tokens one by one, findings, contrasts, tokens that follow, sentences and pages. What is
/// decided on by itself carries its key.
struct ChangeFollowers {
  let change: Change

  private static let mostContrasts = 4
  /// The longest list that is seen without unfolding.
  private static let mostOpen = 3
  /// The most tokens of a group that are seen without unfolding; they are in columns.
  static let mostMembers = 6
  /// The longest text of a token that is in a column.
  private static let longest = 32

  var node: Node? {
    let radius = change.radius
    if radius.isEmpty { return nil }
    // What became of the findings; their title tells it where it is the same of all.
    let fates = radius.findings.map { ChangeWords.fate(of: $0) }
    let hasOneFate = Set(fates).count == 1
    return h("div", .class("radius")) {
      list(
        findings + (hasOneFate ? " \(fates[0])" : "") + rule,
        radius.findings.indices.map { finding(at: $0, fates, isNamed: !hasOneFate) })
      list(
        radius.members.count.counted(change.memberNoun), isFolded: change.isRetuned, most: Self.mostMembers,
        radius.members.map(member), isShort: radius.members.allSatisfy { $0.summary.count < Self.longest })
      list(
        "\(radius.crossings.count.counted("contrast level")) crossed", most: Self.mostContrasts,
        radius.crossings.map { contrast($0) })
      list(
        "\(radius.shifts.count.counted("contrast")) moved within a level", isFolded: true,
        radius.shifts.map { contrast($0) })
      list("Moves \(radius.tokens.count.counted("token"))", radius.tokens.map { follower($0) })
      list(ChangeWords.restated(radius.restated.count), radius.restated.map(restated))
      list(
        "\(radius.untoldProse.count.counted("sentence")) still \(radius.untoldProse.count == 1 ? "states" : "state") the old value",
        radius.untoldProse.map { place in
          item(h("q") { marked(place.sentence, place.value) }, at: "\(place.page):\(place.line)")
        })
      list(
        "Shown on \(radius.uses.count.counted("page"))", isFolded: true,
        radius.uses.map { use in
          item(.text(use.title), at: "\(RelativePath.name(of: use.page)): \(use.blocks.joined(separator: ", "))")
        }, isShort: true)
    }
  }

  /// One of the findings; what is said of several places is read once.
  ///
  /// - Parameters:
  ///   - fates: what became of each finding.
  ///   - isNamed: whether that is told with the finding.
  private func finding(at place: Int, _ fates: [String], isNamed: Bool) -> Node {
    let (all, finding) = (change.radius.findings, change.radius.findings[place])
    let isAgain = place > 0 && fates[place - 1] == fates[place] && all[place - 1].sentence == finding.sentence
    let key: [Attribute] = [.attr("data-key", finding.key.description), .attr("data-remark", finding.remark)]
    return h("li", change.isDecided(finding) ? key : []) {
      h("span", .class("what")) {
        if isAgain {
          "and "
        } else {
          isNamed ? "\(fates[place]): " : ""
          finding.sentence
          " "
        }
        h("span", .class("place")) { ChangeWords.place(of: finding) }
      }
    }
  }

  /// What is at a place.
  private func item(_ what: Node, at place: String) -> Node {
    h("li") {
      h("span", .class("what")) {
        what
        " "
        h("span", .class("place")) { place }
      }
    }
  }

  /// `26 findings`
  private var findings: String { change.radius.findings.count.counted("finding") }

  /// The rule of the findings, where it is one: `, broken-link`.
  private var rule: String {
    let rules = change.radius.findings.map { finding -> Substring in
      let text = finding.sentence
      return text.last == "]" ? text.dropLast()[(text.lastIndex(of: "[") ?? text.startIndex)...].dropFirst() : ""
    }.uniqued()
    return rules.count == 1 && !rules[0].isEmpty ? ", \(rules[0])" : ""
  }

  /// - Parameters:
  ///   - isFolded: whether only its title is seen at first, however short it is.
  ///   - isShort: whether its items are in columns.
  ///   - most: the longest list that is seen at once.
  private func list(
    _ title: String, isFolded: Bool = false, most: Int = ChangeFollowers.mostOpen, _ items: [Node],
    isShort: Bool = false
  ) -> Node? {
    if items.isEmpty { return nil }
    let style = isShort ? " short" : ""
    if isFolded || items.count > most {
      return h("details", .class("listed" + style)) {
        h("summary") { title }
        h("ul") { items }
      }
    }
    return h("section", .class("listed" + style)) {
      h("h4") { title }
      h("ul") { items }
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
      h("span", .class("what")) { pair.sentence }
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
      if let value = (token.values + token.kept).first { ColorChips(value, isKept: token.values.isEmpty).node }
      h("span", .class("what")) {
        if let words = words(of: token) {
          words
          " "
          h("span", .class("place")) { change.name(of: token) }
        } else {
          if token.kind.area == .token {
            h("code") { Plate.breaking(TokenPath(token.subject)) }
          } else {
            change.name(of: token)
          }
          " "
          h("span", .class("place")) { token.summary }
        }
      }
    }
  }

  private func follower(_ token: MovedToken) -> Node {
    let key = token.key(in: change)
    let value = token.values.first
    let remark = "\(token.path): follows \(change.subject)"
    // What changed by itself is decided on where it is.
    let decided: [Attribute] = token.isCause ? [] : [.attr("data-key", key.description), .attr("data-remark", remark)]
    return h("li", decided) {
      if let value { ColorChips(value).node }
      h("span", .class("what")) {
        h("code") { Plate.breaking(token.path) }
        " "
        h("span", .class("place")) { token.words }
      }
    }
  }

  /// A text that says the new value, word by word.
  private func restated(_ text: Change) -> Node {
    h("li", .attr("data-key", text.key.description), .attr("data-remark", text.remark)) {
      h("span", .class("what")) {
        words(of: text) ?? .text(text.size ?? "")
        " "
        h("span", .class("place")) { ChangeWords.place(ofRestated: text) }
      }
    }
  }

  /// A text of both versions, word by word; nil for anything else.
  private func words(of text: Change) -> Node? {
    guard text.isComparedByWords || text.kind == .described, text.properties.isEmpty, let before = text.before,
      let after = text.after
    else { return nil }
    return h("span", .class("changed")) { ChangedWords(before, after).clipped }
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
