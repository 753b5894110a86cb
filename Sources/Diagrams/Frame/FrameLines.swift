import Diagnostics
import Files
import Plates
import Printing

/// One part of a screen, as the author lists them from top to bottom.
struct FramePart {
  enum Kind: String, CaseIterable {
    case statusBar = "status-bar"
    case header, search, content
    case bottomAction = "bottom-action"
    case tabBar = "tab-bar"
    case floatingTabBar = "floating-tab-bar"
    case homeIndicator = "home-indicator"
    case sheet, grabber, note

    var words: String {
      switch self {
      case .statusBar: "Status bar"
      case .header: "Header"
      case .search: "Search"
      case .content: "Content"
      case .bottomAction: "Bottom action"
      case .tabBar: "Tab bar"
      case .floatingTabBar: "Floating tab bar"
      case .homeIndicator: "Home indicator"
      case .sheet: "Sheet"
      case .grabber: "Grabber"
      case .note: "Note"
      }
    }
  }

  enum Content: String, CaseIterable {
    case cards, form, text
  }

  let kind: Kind
  /// The height in device pixels; for a sheet its share of the screen, for cards their number.
  let number: Double?
  let text: String
  let content: Content?

  /// The text of its label: `Header 96`, and the author's words.
  var figure: String? {
    guard let number, kind != .content, kind != .note else { return nil }
    return number.trimmedFigure
  }
}

extension Double {
  /// At most two decimals.
  fileprivate var trimmedFigure: String {
    let scaled = (self * 100).rounded() / 100
    return scaled == scaled.rounded() ? String(Int(scaled)) : String(scaled)
  }
}

/// The parsed lines of a `frame` block.
struct FrameLines {
  private(set) var width = 390.0
  private(set) var height = 844.0
  private(set) var parts: [FramePart] = []

  static let most = 40

  init(_ block: FencedBlock, into diagnostics: inout Diagnostics) {
    for line in block.lines { read(line, into: &diagnostics) }
    guard parts.count > Self.most else { return }
    diagnostics.report(
      .frameLimit, "the frame lists \(parts.count) parts, more than \(Self.most)", at: block.span,
      fix: "split it into several frames")
    parts = Array(parts.prefix(Self.most))
  }

  private mutating func read(_ line: FencedBlock.Line, into diagnostics: inout Diagnostics) {
    // A bar in a frame's text is literal, because frames have no captions there.
    let text = line.text + (line.caption.map { " | " + $0 } ?? "")
    let pieces = text.split(separator: ":", maxSplits: 1).map { String($0.trimmed) }
    let name = pieces.first ?? ""
    let value = pieces.count > 1 ? pieces[1] : ""
    if name == "device" { return readDevice(value, line, into: &diagnostics) }
    guard let kind = FramePart.Kind(rawValue: name) else {
      let names = FramePart.Kind.allCases.map(\.rawValue) + ["device"]
      diagnostics.report(
        .unknownLine, "\(name) is not a part of a frame", at: line.span, why: "the frame leaves it out",
        fix: Suggestion.nearest(to: name, in: names).map { "did you mean \($0)?" }
          ?? "write one of \(names.joined(separator: ", "))")
      return
    }
    parts.append(part(kind, value, line, into: &diagnostics))
  }

  private mutating func readDevice(
    _ value: String, _ line: FencedBlock.Line, into diagnostics: inout Diagnostics
  ) {
    let sides = value.split(whereSeparator: { $0 == "x" || $0 == "×" }).compactMap { Double($0.trimmed) }
    guard sides.count == 2, sides.allSatisfy({ $0 >= 120 && $0 <= 2000 }), sides[1] / sides[0] <= 4,
      sides[0] / sides[1] <= 2
    else {
      diagnostics.report(
        .unknownLine, "\(value) is not a size of a device", at: line.span, why: "390x844 is drawn instead",
        fix: "write device: 390x844, each side from 120 to 2000")
      return
    }
    (width, height) = (sides[0], sides[1])
  }

  private func part(
    _ kind: FramePart.Kind, _ value: String, _ line: FencedBlock.Line, into diagnostics: inout Diagnostics
  ) -> FramePart {
    switch kind {
    case .note: return FramePart(kind: kind, number: nil, text: value, content: nil)
    case .content:
      let words = value.split(separator: " ").map(String.init)
      let content = words.first.flatMap(FramePart.Content.init(rawValue:))
      if content == nil {
        diagnostics.report(
          .unknownLine, "\(value) is not content of a frame", at: line.span, why: "lines of text are drawn instead",
          fix: "write content: cards 3, content: form or content: text")
      }
      let count = words.dropFirst().first.flatMap { Double($0) } ?? 3
      return FramePart(
        kind: kind, number: min(max(count.isFinite ? count.rounded() : 3, 1), 12), text: "", content: content ?? .text)
    case .statusBar, .header, .search, .bottomAction, .tabBar, .floatingTabBar, .homeIndicator, .sheet, .grabber:
      let first = value.prefix { $0 != " " }
      let number = Double(first).flatMap { $0.isFinite ? $0 : nil }
      let rest = number == nil ? value : String(value.dropFirst(first.count).drop { $0 == " " })
      let limit = kind == .sheet ? 1.0 : height / 2
      return FramePart(kind: kind, number: number.map { min(max($0, 0), limit) }, text: rest, content: nil)
    }
  }
}
