/// Writes guides of many shapes: the same for the same seed.
struct GuideWriter {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  /// xorshift64*.
  ///
  /// Source: https://doi.org/10.1145/2845077
  private mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  private mutating func below(_ count: Int) -> Int { Int(next() >> 33) % count }

  private mutating func one(of list: [String]) -> String { list[below(list.count)] }

  mutating func guide() -> String {
    (0..<4 + below(8)).map { _ in block() }.joined(separator: "\n\n") + "\n"
  }

  private mutating func block() -> String {
    switch below(8) {
    case 0: String(repeating: "#", count: 1 + below(4)) + " " + heading()
    case 1: heading() + ":"
    case 2, 3: list(indent: "")
    case 4: table()
    case 5: (0..<1 + below(3)).map { _ in "> - " + item() }.joined(separator: "\n")
    case 6: sentence()
    default: sentence() + "\n" + sentence()
    }
  }

  private mutating func list(indent: String) -> String {
    (0..<1 + below(5)).map { _ in
      let own = indent + "- " + item()
      return below(6) == 0 && indent.count < 6 ? own + "\n" + list(indent: indent + "  ") : own
    }.joined(separator: "\n")
  }

  private mutating func table() -> String {
    let columns = 2 + below(3)
    let head = (0..<columns).map { $0 == 0 ? "Name" : header($0) }
    let rows = (0..<1 + below(4)).map { _ in [name()] + (1..<columns).map { _ in value() } }
    return ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  private mutating func header(_ column: Int) -> String {
    one(of: ["Value", "Light", "Dark", "Radius (px)", "Size", "Weight", "Duration", "Easing", "Font family", "Use"])
  }

  private mutating func item() -> String {
    switch below(6) {
    case 0: "**\(name())**: \(value()) (\(word()))"
    case 1: "\(name()) \(value())"
    case 2: "`\(word()).\(word())`: \(value())"
    case 3: "\(value()) – \(name())"
    case 4: "\(name()): \(value()), \(value())"
    default: "\(name()): \(value())"
    }
  }

  private mutating func sentence() -> String {
    switch below(4) {
    case 0: "The \(word()) is \(value()) and not \(value())."
    case 1: "\(name()): \(value())"
    case 2: "See [the \(word())](https://example.org/#\(below(1000))) for \(value())."
    default: "Nothing of it has a value, says the \(word())."
    }
  }

  private mutating func value() -> String {
    let plain = one(of: [
      "#102030", "#FA0", "#0A2540CC", "\\#0A2540", "&#35;0A2540", "#FFFFFF at 60% opacity", "rgb(0, 0, 0)",
      "hsl(210 50% 40%)", "rgba 0,0,0,0.5", "4", "16px", "12 pt", "16–20 dp", "24x24 points", "250ms", "0.3 s",
      "150-300ms", "38%", "1.5rem", "600", "cubic-bezier(0.2, 0.8, 0.2, 1)", "0, 0, 0.2, 1", "ease-in-out",
      "stiffness 200, damping 18", "response 0.5, damping 0.8", "0 4px 12px rgba(0,0,0,.15)",
      "linear-gradient(90deg, #000000, #FFFFFF)", "radial-gradient(red, blue)", "Inter, sans-serif",
      "Inter, *Fira Code*, monospace", "none", "17/22", "corner radius 8", "#fff (light), #000 (dark)",
    ])
    switch below(5) {
    case 0 where !plain.contains("\\") && !plain.contains("&"): return "`\(plain)`"
    case 1 where !plain.contains("*"): return "**\(plain)**"
    default: return plain
    }
  }

  private mutating func name() -> String {
    one(of: [
      "Ink", "Deep Sea", "Corner radius", "Gap", "A & B", "Tom &amp; Kay", "Icon size", "Fade", "Font family",
      "Grün", "Sheet \\_", "Shadow", "Padding", "Opacity", "Body", "color.brand.primary", "font.size.h1", "Größe 2",
    ])
  }

  private mutating func heading() -> String {
    one(of: [
      "Colors", "Spacing (in pt)", "Radius", "Type ramp (sizes in points)", "Easing", "Durations (milliseconds)",
      "Springs", "Elevation", "Icons", "Typography", "Text styles", "2.1 Look", "Opacity", "Dark theme",
      "Touch targets",
    ])
  }

  private mutating func word() -> String { one(of: ["brand", "sheet", "panel", "tone", "row", "accent", "cärd"]) }

  /// Removes, doubles or replaces a few bytes.
  mutating func mutate(_ bytes: inout [UInt8]) {
    guard bytes.count > 8 else { return }
    let place = below(bytes.count - 4)
    switch below(4) {
    case 0: bytes.removeSubrange(place..<place + 1 + below(3))
    case 1: bytes.insert(contentsOf: bytes[place..<place + 4], at: below(bytes.count))
    case 2: bytes[place] = Array("#(),.:-|`*&\\[]>0a9% \n".utf8)[below(21)]
    default: bytes.swapAt(place, below(bytes.count))
    }
  }
}
