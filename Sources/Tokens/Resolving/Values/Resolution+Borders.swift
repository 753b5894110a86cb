import Diagnostics
import Files
import Syntax
import TokenValues

/// Stroke styles, borders and transitions. *Source:* Format Module 2025.10, sections 9.3 to 9.5.
extension Resolution {
  mutating func strokeStyle(_ json: JSONValue) -> StrokeStyle? {
    part(json, .strokeStyle) { value in
      if case .strokeStyle(let style) = value { style } else { nil }
    } _: {
      $0.strokeStyleLiteral($1)
    }
  }

  mutating func strokeStyleLiteral(_ json: JSONValue) -> StrokeStyle? {
    if let text = json.string { return strokeKeyword(text, json) }
    let fix = #"write "solid", or {"dashArray": [{"value": 4, "unit": "px"}], "lineCap": "round"}"#
    guard let object = fields(json, of: "a stroke style", required: ["dashArray", "lineCap"], fix: fix) else {
      return nil
    }
    let dashes: [Dimension]? = member(object, "dashArray") { resolution, json in
      resolution.primitive(json, "a list of dimensions") { resolution, json in
        guard let list = json.array, !list.isEmpty else {
          resolution.reportInvalid(json, "a list of dimensions", fix: Fix(fix))
          return nil
        }
        return resolution.elements(list) { $0.dimension($1) }
      }
    }
    let cap: StrokeStyle.LineCap? = member(object, "lineCap") { resolution, json in
      resolution.primitive(json, "a line cap") { resolution, json in
        if let cap = json.string.flatMap({ StrokeStyle.LineCap(rawValue: $0) }) { return cap }
        resolution.reportInvalid(json, "a line cap", fix: "write \"round\", \"butt\" or \"square\"")
        return nil
      }
    }
    guard let dashes, let cap else { return nil }
    return .dashes(dashes, cap)
  }

  private mutating func strokeKeyword(_ text: String, _ json: JSONValue) -> StrokeStyle? {
    if let keyword = StrokeStyle.Keyword(rawValue: text) { return .keyword(keyword) }
    let words = StrokeStyle.Keyword.allCases.map(\.rawValue)
    let nearest = Suggestion.nearest(to: text.lowercased(), in: words)
    reading.report(
      .invalidValue, "\(reading.file.excerpt(json.range, 40)) is not a stroke style", json.range,
      why: "the words are \(words.joined(separator: ", "))", fix: nearest.map { "did you mean \"\($0)\"?" })
    return StrokeStyle.Keyword(rawValue: text.lowercased()).map(StrokeStyle.keyword)
  }

  mutating func borderLiteral(_ json: JSONValue) -> Border? {
    let pasted = json.string.flatMap { PastedCSS.border($0) }
    guard
      let object = fields(
        json, of: "a border", required: ["color", "width", "style"], why: Self.noCSS(json),
        fix: "write " + (pasted ?? "color, width and style"))
    else { return nil }
    let color = member(object, "color") { $0.color($1) }
    let width = member(object, "width") { $0.dimension($1) }
    let style = member(object, "style") { $0.strokeStyle($1) }
    guard let color, let width, let style else { return nil }
    return Border(color: color, width: width, style: style)
  }

  mutating func transitionLiteral(_ json: JSONValue) -> Transition? {
    let pasted = json.string.flatMap { PastedCSS.transition($0) }
    guard
      let object = fields(
        json, of: "a transition", required: ["duration", "timingFunction"], lenient: ["delay"], why: Self.noCSS(json),
        fix: "write " + (pasted ?? #"duration, delay as {"value": 0, "unit": "ms"} and timingFunction"#))
    else { return nil }
    let duration = member(object, "duration") { $0.duration($1) }
    let delay = object["delay"] == nil ? TimeSpan(0, .ms) : member(object, "delay") { $0.duration($1) }
    let curve = member(object, "timingFunction") { $0.cubicBezier($1) }
    guard let duration, let delay, let curve else { return nil }
    return Transition(duration: duration, delay: delay, timingFunction: curve)
  }
}
