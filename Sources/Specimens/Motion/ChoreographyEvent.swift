import Diagnostics
import Guide
import Motion
import Plates
import Printing
import TokenValues
import Tokens

/// A line of a choreography: a time and an event.
struct ChoreographyEvent {
  enum Kind {
    case haptic(Haptic)
    case spring(Result<SpringReading, UnreadSpring>)
    case press(SpringPress)
    /// A range has a shortest duration.
    case duration(least: TimeSpan?, TimeSpan)
    case transition(Transition)
    case note
  }

  /// Milliseconds from the start of the interaction, in the author's order; at least one.
  let times: [Double]
  let kind: Kind
  let token: TokenPath?
  /// The author's words for the event, or the name of the token.
  let label: String

  /// Milliseconds from its time to its end.
  var length: Double {
    switch kind {
    case .haptic, .note: 0
    case .spring(.success(let reading)): reading.reach * 1000
    case .spring(.failure): 0
    case .press(let press): press.reading.reach * 2000
    case .duration(_, let span): max(span.milliseconds, 0)
    case .transition(let transition): transition.delay.milliseconds + transition.duration.milliseconds
    }
  }

  static func all(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> [ChoreographyEvent] {
    var events: [ChoreographyEvent] = []
    for line in request.block.lines {
      var reader = ChoreographyReader(line: line, request: request)
      if let event = reader.event(into: &diagnostics) { events.append(event) }
    }
    return events
  }
}

/// Reads `0ms haptic: haptic.light | press`.
private struct ChoreographyReader {
  let line: FencedBlock.Line
  let request: SpecimenRequest

  private static let kinds = ["haptic", "spring", "press", "duration", "transition", "note"]

  mutating func event(into diagnostics: inout Diagnostics) -> ChoreographyEvent? {
    guard let colon = line.text.firstIndex(of: ":") else {
      fault("the line has no colon", into: &diagnostics)
      return nil
    }
    var words = line.text[..<colon].split(separator: " ").map(String.init)
    let subject = String(line.text[line.text.index(after: colon)...].trimmed)
    guard let kind = words.popLast(), !words.isEmpty else {
      fault("the line has no time", into: &diagnostics)
      return nil
    }
    guard Self.kinds.contains(kind) else {
      let near = Suggestion.nearest(to: kind, in: Self.kinds)
      fault("\(kind) is not a kind of event", fix: near.map { "did you mean \($0)?" }, into: &diagnostics)
      return nil
    }
    guard let times = times(words.joined(separator: " "), into: &diagnostics) else { return nil }
    return event(kind, subject, times, into: &diagnostics)
  }

  private func event(
    _ kind: String, _ subject: String, _ times: [Double], into diagnostics: inout Diagnostics
  ) -> ChoreographyEvent? {
    if kind == "note" {
      let words = [subject, line.caption ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
      return ChoreographyEvent(times: times, kind: .note, token: nil, label: words)
    }
    if kind == "press" { return press(subject, times, into: &diagnostics) }
    if kind == "duration" {
      if let length = Self.span(subject) {
        let label = line.caption ?? "Duration"
        return ChoreographyEvent(times: times, kind: .duration(least: nil, length), token: nil, label: label)
      }
      if let range = range(subject, times) { return range }
    }
    guard let token = request.token(subject, at: line.span, into: &diagnostics)?.token else { return nil }
    guard token.type.rawValue == kind else {
      diagnostics.report(
        .undrawableToken, "\(token.path) is \(token.type.noun), not a \(kind)", at: line.span,
        why: "the lane would have nothing to show", fix: "write `\(token.type.rawValue):`, or name a \(kind) token")
      return nil
    }
    let label = line.caption ?? Plate.names(ofMotion: [token.path])[0]
    return value(token, label, into: &diagnostics).map {
      ChoreographyEvent(times: times, kind: $0, token: token.path, label: label)
    }
  }

  /// `SPRING from REST to PRESSED`, and ` of SIZE` if the peak is to be told as a length.
  private func press(
    _ subject: String, _ times: [Double], into diagnostics: inout Diagnostics
  ) -> ChoreographyEvent? {
    let words = subject.split(separator: " ").map(String.init)
    guard words.count == 5 || words.count == 7, words[1] == "from", words[3] == "to",
      words.count == 5 || words[5] == "of"
    else {
      fault(
        "a press names its spring and two scales",
        fix: "write `0ms press: SPRING from REST to PRESSED | label`, each the path of a token", into: &diagnostics)
      return nil
    }
    let paths = [0, 2, 4, 6].filter { $0 < words.count }.map { words[$0] }
    let tokens = paths.compactMap { request.token($0, at: line.span, into: &diagnostics)?.token }
    guard tokens.count == paths.count else { return nil }
    guard let rest = tokens[1].number, let pressed = tokens[2].number, tokens.count < 4 || tokens[3].dimension != nil
    else {
      fault("a press goes from one number to another, of a length", into: &diagnostics)
      return nil
    }
    let label = line.caption ?? Plate.names(ofMotion: [tokens[0].path])[0]
    let sample = Sample(tokens[0], name: label, place: line.span)
    switch SpringReading.read(sample, by: request.scene.springEngine, into: &diagnostics) {
    case .failure(let unread):
      return ChoreographyEvent(times: times, kind: .spring(.failure(unread)), token: tokens[0].path, label: label)
    case .success(let reading):
      let press = SpringPress(
        reading: reading, rest: rest, pressed: pressed, size: tokens.dropFirst(3).first?.dimension,
        unit: tokens.dropFirst(3).first?.dimension?.unit.rawValue ?? request.scene.unit)
      return ChoreographyEvent(times: times, kind: .press(press), token: tokens[0].path, label: label)
    }
  }

  private func value(
    _ token: Token, _ label: String, into diagnostics: inout Diagnostics
  ) -> ChoreographyEvent.Kind? {
    switch token.value {
    case .haptic(let haptic): return .haptic(haptic)
    case .duration(let span): return .duration(least: nil, span)
    case .transition(let transition): return .transition(transition)
    case .spring:
      let sample = Sample(token, name: label, place: line.span)
      return .spring(SpringReading.read(sample, by: request.scene.springEngine, into: &diagnostics))
    case .color, .dimension, .fontFamily, .fontWeight, .cubicBezier, .number, .strokeStyle, .border, .shadow,
      .gradient, .typography:
      return nil
    }
  }

  /// A group with `min` and `max`, or two tokens with these endings.
  private func range(_ subject: String, _ times: [Double]) -> ChoreographyEvent? {
    for separator in [".", "-"] {
      let tokens = ["min", "max"].compactMap { request.system.tokens[TokenPath(subject + separator + $0)] }
      let ends = tokens.compactMap { token in
        if case .duration(let span) = token.value { span } else { nil }
      }
      guard ends.count == 2 else { continue }
      let label = line.caption ?? Plate.names(ofMotion: [TokenPath(subject)])[0]
      return ChoreographyEvent(
        times: times, kind: .duration(least: ends[0], ends[1]), token: tokens[0].path, label: label)
    }
    return nil
  }

  // MARK: Times

  /// `0ms`, `0ms, 40ms, 80ms`, or the path of a duration token.
  private func times(_ text: String, into diagnostics: inout Diagnostics) -> [Double]? {
    var times: [Double] = []
    for part in text.split(separator: ",").prefix(64) {
      let part = String(part.trimmed)
      if let time = Self.span(part) {
        times.append(time.milliseconds)
      } else if case .duration(let span)? = request.system.tokens[TokenPath(part)]?.value {
        times.append(max(span.milliseconds, 0))
      } else {
        fault("\(part) is not a time", into: &diagnostics)
        return nil
      }
    }
    return times.isEmpty ? nil : times
  }

  /// `300ms`, `0.3 s`, `0`; nil for anything else and for times below 0 or above a day.
  static func span(_ text: String) -> TimeSpan? {
    for unit in [TimeSpan.Unit.ms, .s] where text.hasSuffix(unit.rawValue) {
      return Double(String(Substring(text.dropLast(unit.rawValue.count)).trimmed)).map { TimeSpan($0, unit) }
        .flatMap { (0...86_400_000).contains($0.milliseconds) ? $0 : nil }
    }
    return text == "0" ? TimeSpan(0, .ms) : nil
  }

  private func fault(_ what: Message, fix: Fix? = nil, into diagnostics: inout Diagnostics) {
    diagnostics.report(
      .choreographySyntax, what, at: line.span, why: "the page would not show this event",
      fix: fix
        ?? """
        write `TIME KIND: TOKEN | label`, as in `0ms haptic: haptic.light | press`; the kind is one of \
        \(Self.kinds.joined(separator: ", "))
        """)
  }
}
