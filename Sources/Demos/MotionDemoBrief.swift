import Diagnostics
import Motion
import Plates
import Printing
import TokenValues
import Tokens

/// The demonstration that a block asks for, each figure with its token.
struct MotionDemoBrief {
  struct Given {
    let figure: MotionDemoFigure
    let token: Token
    /// The author's caption.
    let caption: String?
  }

  let kind: MotionDemoKind
  /// The words on its shapes, in their order; the last on all that follow.
  let labels: [String]
  /// The icons on its shapes, in their order; the last on all that follow.
  let glyphs: [DrawnIcon]
  let given: [Given]
  let calm: MotionDemoCalm?
  /// How a sheet is dismissed, in the author's words; nil if the block does not say that it is.
  let dismissal: String?
  /// The timing of the main motion; nil if it is not given.
  let timing: MotionDemoTiming?
  let scaleTiming: MotionDemoTiming?
  let springs: [MotionDemoFigure: SpringReading]
  /// The unit in which lengths are told.
  let unit: String

  subscript(figure: MotionDemoFigure) -> Token? { given.first { $0.figure == figure }?.token }

  func number(_ figure: MotionDemoFigure) -> Double? {
    if case .number(let number)? = self[figure]?.value { number } else { nil }
  }

  func milliseconds(_ figure: MotionDemoFigure) -> Double? {
    if case .duration(let span)? = self[figure]?.value { max(span.milliseconds, 0) } else { nil }
  }

  /// A duration in the unit of its token: `3 s`.
  func time(_ figure: MotionDemoFigure) -> String? {
    if case .duration(let span)? = self[figure]?.value { MotionText.time(span) } else { nil }
  }

  /// The width and the height of its shape, in CSS.
  var size: String? { length(.size)?.css }

  /// Whether a control is filled, or a number set, in a colour that is not given.
  var isFillingOpen: Bool {
    let isFilled = [MotionDemoKind.progress, .spread].contains(kind) && self[.ground] != nil
    return (isFilled || kind == .countdown) && self[.color] == nil
  }

  /// What is drawn although no line gives it.
  var open: [String] {
    if isFillingOpen { return [kind == .countdown ? "Colour" : "Colour of what fills it"] }
    if kind == .hero { return ["Place and size of the start"] }
    guard kind == .tab, distance == nil else { return [] }
    let parts: [(MotionDemoFigure, String)] = [
      (.radius, "Corners"), (.size, "Size of the icons"), (.ground, "Colour of the other icons"),
    ]
    return parts.filter { self[$0.0] == nil }.map(\.1)
  }

  var distance: Double? { length(.distance)?.pixels }

  func length(_ figure: MotionDemoFigure) -> Dimension? {
    if case .dimension(let length)? = self[figure]?.value { length } else { nil }
  }
}

/// The timing of a motion, as CSS and in words.
struct MotionDemoTiming {
  let milliseconds: Double
  let easing: String
  /// `on a spring that settles at 729 ms`.
  let words: String
}

// MARK: - Reading

extension MotionDemoBrief {
  private struct Draft {
    var kind: MotionDemoKind?
    var label: FencedBlock.Line?
    var glyphs: [DrawnIcon] = []
    var given: [Given] = []
    var calm: MotionDemoCalm?
    var dismissal: FencedBlock.Line?
    var springs: [MotionDemoFigure: SpringReading] = [:]
  }

  /// Nil if no line names a known kind, so that there is nothing to draw.
  init?(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) {
    var draft = Draft()
    var lines: [(figure: MotionDemoFigure, line: FencedBlock.Line)] = []
    for line in request.block.lines {
      let parts = line.text.split(separator: ":", maxSplits: 1).map { String($0.trimmed) }
      switch (parts.first, parts.count) {
      case ("kind", 2): draft.kind = Self.kind(parts[1], line, into: &diagnostics)
      case ("label", 2): draft.label = line
      case ("glyph", 2):
        for name in Self.labels(line) {
          guard let icon = DrawnIcon.named(name, line, why: "it is left out", into: &diagnostics) else { continue }
          draft.glyphs.append(icon)
        }
      case ("dismiss", 2): draft.dismissal = line
      case ("reduced", 2): draft.calm = Self.calm(parts[1], line, request, into: &diagnostics)
      default:
        guard parts.count == 2, let figure = MotionDemoFigure(rawValue: parts[0]) else {
          Self.report(line, key: parts.first ?? "", into: &diagnostics)
          continue
        }
        if Self.read(parts[1], as: figure, line, request, &draft, into: &diagnostics) { lines.append((figure, line)) }
      }
    }
    guard let kind = draft.kind else {
      if !request.block.lines.contains(where: { $0.text.hasPrefix("kind") }) {
        EmptyBlock.report(request, fix: "write kind: and one of \(Self.kinds)", into: &diagnostics)
      }
      return nil
    }
    if let line = draft.label, !kind.isWorded {
      diagnostics.report(
        .unusedFigure, "a \(kind.rawValue) shows no words", at: line.span, why: "the motion ignores them",
        fix: "remove the line")
      draft.label = nil
    }
    if let line = draft.dismissal, kind != .sheet {
      diagnostics.report(
        .unusedFigure, "a \(kind.rawValue) is not dismissed", at: line.span, why: "the motion ignores it",
        fix: "remove the line")
      draft.dismissal = nil
    }
    for (figure, line) in lines where !kind.figures.union(MotionDemoFigure.always).contains(figure) {
      diagnostics.report(
        .unusedFigure, "a \(kind.rawValue) shows no \(figure.rawValue)", at: line.span,
        why: "it is listed, but the motion ignores it", fix: "remove the line")
    }
    self.init(kind, draft, unit: request.scene.unit)
  }

  private init(_ kind: MotionDemoKind, _ draft: Draft, unit: String) {
    self.kind = kind
    labels = draft.label.map(Self.labels) ?? []
    glyphs = draft.glyphs
    dismissal = draft.dismissal.map { Self.labels($0).joined(separator: " ") }
    self.unit = unit
    given = draft.given
    calm = draft.calm
    springs = draft.springs
    let main = draft.springs[.spring].flatMap(Self.timing)
    timing = main ?? Self.timing(draft.given)
    scaleTiming = draft.springs[.scaleSpring].flatMap(Self.timing)
  }

  /// The words of `label: Today | Yesterday`, of which the line takes all behind the first bar for a caption.
  private static func labels(_ line: FencedBlock.Line) -> [String] {
    var labels = [String(line.text.drop { $0 != ":" }.dropFirst().trimmed)]
    if let rest = line.caption { labels += rest.split(separator: "|").map { String($0.trimmed) } }
    return labels.filter { !$0.isEmpty }
  }

  private static let kinds = MotionDemoKind.allCases.map(\.rawValue).joined(separator: ", ")

  private static func kind(
    _ name: String, _ line: FencedBlock.Line, into diagnostics: inout Diagnostics
  ) -> MotionDemoKind? {
    if let kind = MotionDemoKind(rawValue: name) { return kind }
    let near = Suggestion.nearest(to: name, in: MotionDemoKind.allCases.map(\.rawValue))
    diagnostics.report(
      .unknownDemo, "\(name) is not a kind of demonstration", at: line.span, why: "the page would show nothing for it",
      fix: near.map { "did you mean \($0)?" } ?? "name one of \(kinds)")
    return nil
  }

  /// `fade`, or `fade TOKEN` if a duration is given.
  private static func calm(
    _ text: String, _ line: FencedBlock.Line, _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) -> MotionDemoCalm? {
    let words = text.split(separator: " ", maxSplits: 1).map { String($0.trimmed) }
    let forms = MotionDemoCalm.Form.allCases.map(\.rawValue)
    guard let form = words.first.flatMap(MotionDemoCalm.Form.init(rawValue:)) else {
      let near = Suggestion.nearest(to: words.first ?? "", in: forms)
      diagnostics.report(
        .unknownDemo, "\(text) is not a reduced form", at: line.span, why: "the reduced form would be missing",
        fix: near.map { "did you mean \($0)?" } ?? "name one of \(forms.joined(separator: ", "))")
      return nil
    }
    let token = words.count > 1 ? request.token(words[1], at: line.span, into: &diagnostics)?.token : nil
    var duration: Double?
    if let token {
      if case .duration(let span) = token.value {
        duration = max(span.milliseconds, 0)
      } else {
        mismatch(token, .duration, line, into: &diagnostics)
      }
    }
    return MotionDemoCalm(form: form, words: line.caption, duration: duration, token: duration == nil ? nil : token)
  }

  private static func read(
    _ path: String, as figure: MotionDemoFigure, _ line: FencedBlock.Line, _ request: SpecimenRequest,
    _ draft: inout Draft, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard let token = request.token(path, at: line.span, into: &diagnostics)?.token else { return false }
    guard token.type == figure.tokenType else {
      mismatch(token, figure.tokenType, line, into: &diagnostics)
      return false
    }
    if figure.tokenType == .spring {
      let sample = Sample(token, name: figure.label, place: line.span)
      if case .success(let reading) = SpringReading.read(sample, by: request.scene.springEngine, into: &diagnostics) {
        draft.springs[figure] = reading
      }
    }
    draft.given.removeAll { $0.figure == figure }
    draft.given.append(Given(figure: figure, token: token, caption: line.caption))
    return true
  }

  private static func mismatch(
    _ token: Token, _ type: TokenType, _ line: FencedBlock.Line, into diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      .undrawableToken, "\(token.path) is \(token.type.noun), not \(type.noun)", at: line.span,
      why: "the motion could not use it", fix: "name a token of type \(type.rawValue)")
  }

  private static func report(_ line: FencedBlock.Line, key: String, into diagnostics: inout Diagnostics) {
    let keys = ["kind", "label", "glyph", "reduced", "dismiss"] + MotionDemoFigure.allCases.map(\.rawValue)
    let near = Suggestion.nearest(to: key, in: keys)
    diagnostics.report(
      .unknownLine, "\(key) is not a line of a demonstration", at: line.span, why: "it is left out",
      fix: near.map { "did you mean \($0):?" } ?? "write one of \(keys.joined(separator: ", ")), a colon and a token")
  }

  // MARK: Timing

  private static func timing(_ reading: SpringReading) -> MotionDemoTiming? {
    // No more precise than the small multiples, since a page repeats this text.
    reading.spring.linearEasing(maximumError: 0.005).map {
      MotionDemoTiming(
        milliseconds: $0.duration * 1000, easing: $0.css, words: "on a spring that \(reading.motionWords)")
    }
  }

  /// A duration with its curve; without a curve it is linear, which is stated.
  private static func timing(_ given: [Given]) -> MotionDemoTiming? {
    guard case .duration(let span)? = given.first(where: { $0.figure == .duration })?.token.value,
      span.milliseconds > 0
    else { return nil }
    let time = MotionText.time(span)
    guard case .cubicBezier(let curve)? = given.first(where: { $0.figure == .easing })?.token.value else {
      let words = "in \(time); no curve is given, so it runs at a constant speed"
      return MotionDemoTiming(milliseconds: span.milliseconds, easing: "linear", words: words)
    }
    let easing = curve.keyword ?? curve.css
    // What only stands in for a curve is told in the author's words.
    if let caption = given.first(where: { $0.figure == .easing })?.caption, caption.contains("not given") {
      return MotionDemoTiming(milliseconds: span.milliseconds, easing: easing, words: "in \(time), \(caption)")
    }
    return MotionDemoTiming(milliseconds: span.milliseconds, easing: easing, words: "in \(time), \(easing)")
  }
}
