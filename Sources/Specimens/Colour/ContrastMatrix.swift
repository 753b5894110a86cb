import Colorimetry
import Diagnostics
import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Text colours on their surfaces, in real text at reading size.
enum ContrastMatrix: Specimen {
  static let info = SpecimenInfo(
    name: "contrast", summary: "A matrix of text colours and surfaces in real text, with ratio, level and APCA.",
    options: [
      .sample, .theme,
      SpecimenOption(
        "need",
        "`text` (4.5), `large` (3), `ui` (3) or `none`: what every pair has to reach, whatever the tokens are called."),
      SpecimenOption("type", "A text style, as a token, that the words are set in."),
    ], linksTokens: false, example: "text: color.text.**\nsurface: color.surface.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let allTexts = samples("text", request.system.settings.text, request, into: &diagnostics)
    let allSurfaces = samples("surface", request.system.settings.surfaces, request, into: &diagnostics)
    let texts = Array(allTexts.prefix(mostColors))
    let surfaces = Array(allSurfaces.prefix(mostColors))
    guard !texts.isEmpty, !surfaces.isEmpty else { return .empty }
    let allThemes = request.scene.drawnThemes(of: texts + surfaces, onSurfaces: false)
    let themes = allThemes.prefix(max(1, mostPairs / (texts.count * surfaces.count)))
    let need = need(request, into: &diagnostics)
    let type = request.token(option: "type", into: &diagnostics).flatMap { TypeMetrics($0.token)?.css }
    let matrices = themes.compactMap { Matrix(texts, surfaces, $0, need, type: type, request) }
    var sentences = matrices.map(\.sentence) + themes.compactMap { open(texts + surfaces, $0) }
    let parts = [
      share(texts.count, of: allTexts.count, "text colours"),
      share(surfaces.count, of: allSurfaces.count, "surfaces"), share(themes.count, of: allThemes.count, "themes"),
    ].compactMap(\.self)
    if !parts.isEmpty {
      sentences.insert("The matrix shows \(Plate.list(parts)).", at: 0)
      diagnostics.report(
        .matrixTooLarge, "the matrix shows only \(Plate.list(parts))", at: request.block.span,
        why: "a matrix has at most \(mostColors) rows and columns, and \(mostPairs) pairs in all themes",
        fix: "name fewer colours, or write several blocks")
    }
    let note = sentences.joined(separator: " ")
    return Plate.figure(info.name, request.scene, class: "matrix", note: note) {
      for matrix in matrices { matrix.node }
    }
  }

  /// What the block says that every pair has to reach; nil if the names of the tokens say it.
  private static func need(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> ContrastKind? {
    guard let name = request.block[option: "need"] else { return nil }
    if let need = ContrastKind(rawValue: name) { return need }
    diagnostics.report(
      .invalidOption, "\(name) is not a required contrast", at: request.block.span,
      why: "what each pair has to reach is told from the names of its tokens instead",
      fix: "write need=\(ContrastKind.allCases.map(\.rawValue).joined(separator: ", need="))")
    return nil
  }

  /// The most text colours, and the most surfaces: nobody compares more, and a page grows with their product.
  private static let mostColors = 60
  /// The most pairs in all themes.
  private static let mostPairs = 8000

  /// `No colour is given for Navigation chrome in dark.`; nil if all is given.
  private static func open(_ samples: [Sample], _ drawn: DrawnTheme) -> String? {
    let names = samples.filter { $0.variant(in: drawn.theme)?.isNotGiven == true }.map(\.label)
    if names.isEmpty { return nil }
    return "No colour is given for \(Plate.list(names))\(drawn.label.map { " in \($0)" } ?? "")."
  }

  /// `60 of 1,600 surfaces`; nil if nothing is left out.
  private static func share(_ shown: Int, of count: Int, _ noun: String) -> String? {
    shown < count ? "\(shown) of \(count) \(noun)" : nil
  }

  /// The tokens of the lines `kind: GLOB`, or those of the settings if the block has none.
  private static func samples(
    _ kind: String, _ globs: [TokenGlob], _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) -> [Sample] {
    let lines = request.block.lines.compactMap { line -> FencedBlock.Line? in
      guard line.text.hasPrefix(kind + ":") else { return nil }
      return FencedBlock.Line(
        text: String(line.text.dropFirst(kind.count + 1)[...].trimmed), caption: line.caption, span: line.span)
    }
    if !lines.isEmpty { return request.samples(of: [.color], in: lines, into: &diagnostics) }
    let found = globs.flatMap { request.system.tokens.matching($0) }.filter { $0.type == .color }
    let all = Set(found.map(\.path))
    let paths = found.filter { !isAgain($0, all, request.system.themes) }.map(\.path)
    if paths.isEmpty {
      diagnostics.report(
        .emptyMatrix, "the matrix has no \(kind) colours", at: request.block.span,
        why: "neither the block nor the system’s settings name any",
        fix: "write a line `\(kind): GLOB` or set `\(kind == "text" ? "text" : "surfaces")` in system.yml")
    }
    return zip(paths, Plate.names(of: paths, in: request.system)).map {
      Sample(ThemedToken(path: $0, system: request.system), name: $1, caption: nil, place: request.block.span)
    }
  }
}

extension ContrastMatrix {
  /// Whether a token is a second name for one of others in every theme, so that it would say the same again.
  private static func isAgain(_ token: Token, _ all: Set<TokenPath>, _ themes: TokenThemes) -> Bool {
    token.aliases.contains { other in
      all.contains(other)
        && themes.themes.allSatisfy { $0.tokens[token.path]?.aliases.contains(other) ?? true }
    }
  }
}

/// The matrix of one theme.
private struct Matrix {
  private struct Column {
    let name: String
    let path: TokenPath
    let color: Color
    let need: ContrastKind
    /// What is set in it; nothing on a surface.
    var words = ""
  }

  private let theme: String?
  private let shown: [Attribute]
  private let texts: [Column]
  private let surfaces: [Column]
  /// How the words are set; nothing for a size to read.
  private let setting: [Attribute]

  init?(
    _ texts: [Sample], _ surfaces: [Sample], _ drawn: DrawnTheme, _ need: ContrastKind?, type: String?,
    _ request: SpecimenRequest
  ) {
    setting = type.map { [.style($0)] } ?? []
    let theme = drawn.theme
    let ground = Surface.ground(request.scene, in: theme)?.color ?? .white
    self.theme = drawn.label
    shown = request.scene.shown(in: drawn.themes)
    let words = request.block[option: "sample"]
    self.texts = texts.enumerated().compactMap { index, sample in
      var text = Self.column(sample, theme, need)
      text?.words = words ?? RoleWords.of(sample.path, label: sample.label, index: index)
      return text
    }
    self.surfaces = surfaces.compactMap { Self.column($0, theme, need, over: ground) }
    if self.texts.isEmpty || self.surfaces.isEmpty { return nil }
  }

  private static func column(_ sample: Sample, _ theme: Theme, _ need: ContrastKind?, over ground: Color? = nil)
    -> Column?
  {
    guard let own = sample.variant(in: theme)?.givenColor else { return nil }
    let color = ground.map { own.composited(over: $0) } ?? own
    return Column(name: sample.label, path: sample.path, color: color, need: need ?? ContrastKind(sample.path))
  }

  /// `13 of 16 pairs reach 4.5; the lowest is Placeholder on Border, 2.05.`, once for each floor.
  var sentence: String {
    var sentences = [Contrast.leastOfText, Contrast.leastOfLargeText].compactMap { least in
      sentence(for: texts.filter { $0.need.least == least }, least)
    }
    let exempt = texts.filter { $0.need.least == nil }.map(\.name)
    if !exempt.isEmpty { sentences.append("\(Plate.list(exempt)): no floor applies.") }
    return sentences.joined(separator: " ")
  }

  private func sentence(for texts: [Column], _ least: Double) -> String? {
    var seen: Set<[String]> = []
    let all = texts.flatMap { text in surfaces.filter { $0.color.hex != text.color.hex }.map { (text, $0) } }
    // Equal colours make one pair.
    let pairs = all.filter { seen.insert([$0.color.hex, $1.color.hex]).inserted }.map {
      ("\($0.name) on \($1.name)", ContrastReading(text: $0.color, on: $1.color))
    }
    guard let lowest = pairs.min(by: { $0.1.ratio < $1.1.ratio }) else { return nil }
    let passing = pairs.count { $0.1.ratio >= least }
    let floor = least.trimmed(1)
    let place = theme.map { "In \($0), " } ?? ""
    if pairs.count == 1 {
      let verdict = passing == 1 ? "reaches" : "does not reach"
      return Plate.withCapital("\(place)\(lowest.0) \(verdict) \(floor): its contrast is \(lowest.1.ratioText).")
    }
    let share = passing == pairs.count ? "all \(passing)" : "\(passing) of \(pairs.count)"
    return Plate.withCapital(
      "\(place)\(share) \(pairs.count < all.count ? "different " : "")pairs reach \(floor); the lowest is \(lowest.0), \(lowest.1.ratioText)."
    )
  }

  var node: Node {
    .fragment(
      Rows.split(surfaces, most: 6).map { part in
        h("table", [.class("folds")] + shown) {
          if let theme { h("caption") { Plate.name(of: TokenPath(theme)) } }
          h("thead") {
            h("tr") {
              h("td")
              for surface in part {
                h("th", .attr("scope", "col"), .token(surface.path.description)) { Plate.breaking(surface.name) }
              }
            }
          }
          h("tbody") { for text in texts { row(text, part) } }
        }
      })
  }

  private func row(_ text: Column, _ surfaces: [Column]) -> Node {
    h("tr", .token(text.path.description)) {
      h("th", .attr("scope", "row")) {
        Plate.breaking(text.name)
        h("code") { text.color.figure }
      }
      for surface in surfaces { cell(text, surface) }
    }
  }

  private func cell(_ text: Column, _ surface: Column) -> Node {
    if surface.color.hex == text.color.hex { return h("td", .attr("data-label", surface.name)) { "the same" } }
    let reading = ContrastReading(text: text.color, on: surface.color)
    let style = "--b:\(surface.color.paint);--k:\(surface.color.ink.opaqueHex);color:\(text.color.paint)"
    let fails = text.need.least.map { reading.ratio < $0 } ?? false
    return h("td", .attr("data-label", surface.name), .style(style)) {
      h("span", [.class(text.need == .ui ? "sign" : "sample")] + setting) { text.need == .ui ? "" : text.words }
      h("span", fails ? [.class("fails")] : []) {
        h("span") {
          h("b") { reading.ratioText }
          text.need == .ui ? (fails ? "" : " AA") : " \(reading.level.label)"
        }
        " "
        h("span") { reading.lightnessText }
      }
    }
  }
}
