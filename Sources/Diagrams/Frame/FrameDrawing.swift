import Markup
import Plates
import Printing

/// Prints a screen as SVG: the outline of the device, its parts in greys, safe areas hatched, labels at the right.
struct FrameDrawing {
  let layout: FrameLayout
  /// Unique on the page.
  let id: String
  /// The system's colours as CSS custom properties; empty where it names no surfaces.
  let colors: String

  /// The size of a device pixel in the drawing's units, chosen so that all devices are equally wide.
  private var scale: Double { min(196 / layout.width, 460 / layout.height) }
  private var width: Double { layout.width * scale }
  private var height: Double { layout.height * scale }

  /// The room for figures at the left of the device, and without any.
  private static let (left, edge) = (34.0, 2.0)
  private static let column = 150.0
  private static let text = 12.0
  /// The size of its text on a phone, where a unit is a pixel or less, and how large a unit is where there is room.
  private static let (largest, unit) = (13.0, 1.512)
  private static let leading = 15.0

  private struct Placed {
    let label: FrameLayout.Label
    let lines: [String]
    /// The centre of its first line.
    let y: Double
  }

  func node(alternative: String) -> Node {
    let placed = placedLabels
    let bottom = max(height + 8, (placed.last.map { $0.y + Double($0.lines.count) * Self.leading } ?? 0))
    let left = hasMeasures ? Self.left : Self.edge
    // As wide as its labels are, so that they are not smaller on a phone than they have to be.
    let widest = placed.flatMap(\.lines).map(TextWidth.ems).max() ?? 0
    let total = left + width + 30 + min(Self.column, widest * Self.largest + 4)
    return h(
      "svg", .class("drawn screen"), .attr("viewBox", "0 -8 \(total.trimmed(2)) \((bottom + 8).trimmed(2))"),
      .attr("width", (total * Self.unit).trimmed(0)), .role("img"), .label(alternative), .style(colors)
    ) {
      h("defs") {
        h(
          "pattern", .id("\(id)-h"), .attr("width", "4"), .attr("height", "4"), .attr("patternUnits", "userSpaceOnUse"),
          .attr("patternTransform", "rotate(45)")
        ) {
          h("path", .class("stand-in"), .attr("d", "M0 0V4"))
        }
        h("clipPath", .id("\(id)-c")) { device("") }
      }
      h("g", .attr("transform", "translate(\(left.trimmed(2)))")) {
        device(" class=\"ground-of\"")
        h("g", .attr("clip-path", "url(#\(id)-c)")) {
          for item in layout.items { self.item(item) }
        }
        device(" class=\"body\"")
        measures
        for label in placed { self.label(label) }
      }
    }
  }

  private func device(_ style: MarkupLiteral) -> Node {
    box(FrameLayout.Box(x: 0, y: 0, width: layout.width, height: layout.height), radius: 47, style)
  }

  // MARK: Parts

  private func item(_ item: FrameLayout.Item) -> Node {
    let box = item.box
    switch item.part.kind {
    case .statusBar, .homeIndicator:
      return .fragment([self.box(box, " fill=\"url(#\(id)-h)\""), indicator(item)])
    case .header: return header(item)
    case .search: return self.box(inset(box, x: 16, y: max((box.height - 36) / 2, 4)), radius: 10, " class=\"tone\"")
    case .content: return content(item)
    case .bottomAction: return self.box(inset(box, x: 16, y: 0), radius: 14, " class=\"full\"")
    case .tabBar: return .fragment([self.box(box, " class=\"pane\""), tabs(item, lower: 34)])
    case .floatingTabBar:
      return .fragment([
        self.box(inset(box, x: 16, y: 0), radius: box.height / 2, " class=\"pane rim\""), tabs(item, lower: 0),
      ])
    case .sheet:
      let whole = FrameLayout.Box(x: 0, y: 0, width: layout.width, height: layout.height)
      var sheet = box
      sheet.height += 40
      return .fragment([
        self.box(whole, " class=\"veil\""), self.box(sheet, radius: 24, " class=\"pane rim\""),
        line(x: 24, y: box.y + 42, width: layout.width * 0.4, 10, "deep"),
        hasOwnContent
          ? .empty : paragraphs(FrameLayout.Box(x: 0, y: box.y + 60, width: box.width, height: box.height - 100)),
      ])
    case .grabber: return line(x: layout.width / 2 - 18, y: box.y, width: 36, 5, "deep")
    case .note: return .empty
    }
  }

  /// Whether the sheet has content of its own.
  private var hasOwnContent: Bool {
    guard let sheet = layout.items.first(where: { $0.part.kind == .sheet }) else { return false }
    return layout.items.contains { $0.part.kind == .content && $0.box.y >= sheet.box.y }
  }

  private func indicator(_ item: FrameLayout.Item) -> Node {
    guard item.part.kind == .homeIndicator else { return .empty }
    return line(x: layout.width / 2 - 67, y: item.box.bottom - 13, width: 134, 5, "deep")
  }

  private func header(_ item: FrameLayout.Item) -> Node {
    let box = item.box
    let isLarge = box.height >= 80
    let width = layout.width * (isLarge ? 0.5 : 0.3)
    return .fragment([
      line(
        x: isLarge ? 20 : (layout.width - width) / 2, y: isLarge ? box.bottom - 34 : box.y + box.height / 2 - 6,
        width: width, isLarge ? 18 : 12, "deep"),
      isLarge
        ? .empty
        : self.box(FrameLayout.Box(x: 0, y: box.bottom - 1, width: layout.width, height: 1), " class=\"tone\""),
    ])
  }

  private func content(_ item: FrameLayout.Item) -> Node {
    let box = item.box
    guard box.height > 24 else { return .empty }
    switch item.part.content ?? .text {
    case .cards: return cards(box, count: Int(item.part.number ?? 3))
    case .form: return form(box)
    case .text: return paragraphs(box)
    }
  }

  private func cards(_ box: FrameLayout.Box, count: Int) -> Node {
    let height = min(max((box.height - 16) / Double(count) - 12, 40), 132)
    return .fragment(
      (0..<count).map { index in
        let y = box.y + 12 + Double(index) * (height + 12)
        guard y < box.bottom else { return .empty }
        let card = FrameLayout.Box(x: 16, y: y, width: layout.width - 32, height: height)
        return .fragment([
          self.box(card, radius: 16, " class=\"pane rim\""),
          line(x: 34, y: y + 20, width: layout.width * 0.42, 9, "deep"),
          height > 56 ? line(x: 34, y: y + 40, width: layout.width * 0.6, 7, "tone") : .empty,
        ])
      })
  }

  private func form(_ box: FrameLayout.Box) -> Node {
    let count = Int(min(max((box.height - 24) / 92, 1), 3))
    return .fragment(
      (0..<count).map { index in
        let y = box.y + 20 + Double(index) * 92
        return .fragment([
          line(x: 22, y: y, width: layout.width * 0.24, 8, "deep"),
          self.box(
            FrameLayout.Box(x: 20, y: y + 18, width: layout.width - 40, height: 52), radius: 12, " class=\"pane rim\""),
          line(x: 38, y: y + 40, width: layout.width * 0.38, 7, "tone"),
        ])
      })
  }

  private func paragraphs(_ box: FrameLayout.Box) -> Node {
    let widths = [0.86, 0.9, 0.82, 0.88, 0.54, 0, 0.87, 0.84, 0.9, 0.36]
    let count = Int(min(max((box.height - 32) / 22, 0), Double(widths.count)))
    return .fragment(
      (0..<count).map { index in
        widths[index] == 0
          ? .empty
          : line(x: 20, y: box.y + 20 + Double(index) * 22, width: layout.width * widths[index] - 20, 8, "tone")
      })
  }

  private func tabs(_ item: FrameLayout.Item, lower: Double) -> Node {
    let names = item.part.text.split(separator: ",").map { $0.trimmed }
    let count = min(max(names.count, 1), 8)
    let margin = lower > 0 ? 0 : 24.0
    let step = (layout.width - 2 * margin) / Double(count)
    let y = item.box.y + (item.box.height - min(lower, item.box.height / 2)) / 2
    return .fragment(
      (0..<count).map { index in
        let x = margin + step * (Double(index) + 0.5)
        return .fragment([
          box(
            FrameLayout.Box(x: x - 11, y: y - (lower > 0 ? 17 : 11), width: 22, height: 22), radius: 6,
            index == 0 ? " class=\"full\"" : " class=\"tone\""),
          lower > 0 ? line(x: x - 16, y: y + 11, width: 32, 5, index == 0 ? "deep" : "tone") : .empty,
        ])
      })
  }

  private func inset(_ box: FrameLayout.Box, x: Double, y: Double) -> FrameLayout.Box {
    FrameLayout.Box(x: box.x + x, y: box.y + y, width: box.width - 2 * x, height: max(box.height - 2 * y, 1))
  }

  /// A bar that represents a line of text.
  private func line(x: Double, y: Double, width: Double, _ height: Double, _ name: String) -> Node {
    box(FrameLayout.Box(x: x, y: y, width: width, height: height), radius: height / 2, " class=\"\(name)\"")
  }

  /// - Parameter style: the attribute that says how it is drawn: `class="tone"`; nothing for a clip.
  private func box(_ box: FrameLayout.Box, radius: Double = 0, _ style: MarkupLiteral) -> Node {
    let corner: MarkupLiteral = radius > 0 ? " rx=\"\((radius * scale).trimmed(1))\"" : ""
    let (x, y) = ((box.x * scale).trimmed(1), (box.y * scale).trimmed(1))
    let (width, height) = ((max(box.width, 0) * scale).trimmed(1), (max(box.height, 0) * scale).trimmed(1))
    return .drawing(
      "<rect\(style) x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"\(corner)></rect>")
  }

  // MARK: Measures and labels

  private var hasMeasures: Bool {
    layout.items.contains { item in
      item.part.kind == .sheet || item.part.kind == .bottomAction && item.part.figure != nil && item.clearance > 0
    }
  }

  /// The share of a sheet and the clearance below an action, at the left of the device.
  @NodeBuilder private var measures: [Node] {
    for item in layout.items {
      switch item.part.kind {
      case .sheet: measure(from: item.box.y, to: layout.height, item.part.figure ?? "")
      case .bottomAction:
        if let figure = item.part.figure, item.clearance > 0 {
          measure(from: item.box.bottom, to: item.box.bottom + item.clearance, figure)
        }
      case .statusBar, .header, .search, .content, .tabBar, .floatingTabBar, .homeIndicator, .grabber, .note: Node.empty
      }
    }
  }

  private func measure(from: Double, to: Double, _ figure: String) -> Node {
    let (y1, y2) = ((from * scale).trimmed(1), (to * scale).trimmed(1))
    return .fragment([
      h("path", .class("ext"), .attr("d", "M-12 \(y1)H0M-12 \(y2)H0")),
      h("path", .class("dim"), .attr("d", "M-9 \(y1)V\(y2)")),
      h(
        "text", .class("red-figure"), .attr("x", "-14"), .attr("y", ((from + to) / 2 * scale + 4).trimmed(1)),
        .attr("text-anchor", "end")
      ) { figure },
    ])
  }

  /// The labels, moved apart where they would touch, in screen order.
  private var placedLabels: [Placed] {
    var placed: [Placed] = []
    var free = 4.0
    for label in layout.labels {
      let head = label.figure.map { "\(label.name) \($0)" } ?? label.name
      let words = label.isNote ? label.text : label.text.isEmpty ? head : "\(head): \(label.text)"
      let lines = TextWidth.lines(words, limit: Self.column / Self.text, most: 5)
      let y = max(label.y * scale, free)
      placed.append(Placed(label: label, lines: lines, y: y))
      free = y + Double(lines.count) * Self.leading + 6
    }
    // Labels that would extend below the device move up, unless all of them together are taller than the device.
    let overflow = free - 6 - Self.leading / 2 - height
    let needed = placed.reduce(-6.0) { $0 + Double($1.lines.count) * Self.leading + 6 }
    guard overflow > 0, needed + 4 < height else { return placed }
    var limit = height
    return placed.reversed().map { item in
      let size = Double(item.lines.count) * Self.leading
      let y = max(min(item.y, limit - size + Self.leading / 2), 4)
      limit = y - Self.leading / 2 - 6
      return Placed(label: item.label, lines: item.lines, y: y)
    }.reversed()
  }

  private func label(_ placed: Placed) -> Node {
    let (start, end) = (width + 4, width + 26)
    let (from, to) = (placed.label.y * scale, placed.y)
    return h("g", placed.label.isNote ? [.class("remark")] : []) {
      h(
        "path", .class("leader"),
        .attr("d", "M\(start.trimmed(1)) \(from.trimmed(1))h5L\((end - 7).trimmed(1)) \(to.trimmed(1))h5"))
      h("text", .attr("x", (end + 2).trimmed(1)), .attr("y", (placed.y + 4).trimmed(1))) {
        for (index, line) in placed.lines.enumerated() {
          if index == 0 {
            Node.text(line)
          } else {
            h("tspan", .attr("x", (end + 2).trimmed(1)), .attr("dy", Self.leading.trimmed(1))) { line }
          }
        }
      }
    }
  }
}
