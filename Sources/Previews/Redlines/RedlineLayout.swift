import Plates
import Printing
import TokenValues

/// The positions of everything in a redline drawing, in CSS pixels from the component's upper left corner.
///
/// Figures are placed where no extension line of another passes: the width and the icon above, the height at the left,
/// the radius at the upper left corner and the border at the upper right, paddings and gaps below and at the right.
struct RedlineLayout {
  struct Box: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var right: Double { x + width }
    var bottom: Double { y + height }
  }

  /// One dimension: the line between two extension lines, and its figure.
  struct Line: Equatable {
    enum Axis {
      case horizontal, vertical
    }

    enum Anchor: String {
      case start, middle, end
    }

    let kind: RedlineMeasures.Kind
    let axis: Axis
    /// The position along the axis.
    let from: Double
    let to: Double
    /// The position across the axis: that of the line, and the start of its extension lines.
    let at: Double
    let extendsFrom: Double
    let figure: String
    let textX: Double
    let textY: Double
    let anchor: Anchor

    /// Whether it is too short for arrowheads between its ends.
    var isNarrow: Bool { to - from < 20 }
  }

  /// The component; drawn only if one of its measures is given.
  let body: Box
  let isBodyGiven: Bool
  let radius: Double
  let icon: Box?
  let label: Box?
  /// Elements that represent content of which only the distance is given.
  let blocks: [Box]
  let hatched: [Box]
  let lines: [Line]

  static let text = 13.0
  private static let block = 28.0

  /// - Parameter unit: the unit of all figures but those that name another.
  init(_ measures: RedlineMeasures, inColumn: Bool, isIconLast: Bool = false, unit: String) {
    var builder = Builder(measures, inColumn: inColumn, isIconLast: isIconLast, unit: unit)
    builder.arrange()
    body = builder.body
    isBodyGiven = builder.isBodyGiven
    radius = min(measures[.radius] ?? measures.chosenRadius ?? 0, min(body.width, body.height) / 2)
    icon = builder.icon
    label = builder.label
    blocks = builder.blocks
    hatched = builder.hatched()
    lines = builder.lines()
  }

  /// Places the parts of the component, then its dimensions.
  private struct Builder {
    let measures: RedlineMeasures
    let inColumn: Bool
    /// Whether the icon of a row stands behind its label.
    let isIconLast: Bool
    let unit: String
    let isBodyGiven: Bool
    var body = Box(x: 0, y: 0, width: 0, height: 0)
    var icon: Box?
    var label: Box?
    var blocks: [Box] = []
    /// The gap, as a box.
    var gap: Box?

    init(_ measures: RedlineMeasures, inColumn: Bool, isIconLast: Bool, unit: String) {
      self.measures = measures
      self.inColumn = inColumn
      self.isIconLast = isIconLast
      self.unit = unit
      isBodyGiven = measures.all.contains { $0.kind != .gap && $0.kind != .icon }
    }

    private var labelSize: (width: Double, height: Double)? {
      guard let text = measures.label, !text.isEmpty else { return nil }
      let size = measures.type?.style.fontSize.pixels ?? 16
      // Heavy type runs wider.
      let weight = (measures.type?.style.fontWeight.value ?? 400) >= 600 ? 1.08 : 1
      return (TextWidth.ems(text) * size * weight, min(max(measures.type?.style.leadingPixels ?? size * 1.3, 4), 400))
    }

    private var iconSize: Double? { measures[.icon] }

    mutating func arrange() { if inColumn { arrangeColumn() } else { arrangeRow() } }

    private mutating func arrangeRow() {
      let size = labelSize
      let between = measures[.gap] ?? 8
      // A gap with nothing at its left is drawn beside a control whose size is not given.
      let control = iconSize == nil && measures[.gap] != nil ? RedlineLayout.block : nil
      let lead = iconSize ?? control ?? 0
      let joint = lead > 0 && size != nil ? between : 0
      let content = lead + joint + (size?.width ?? 0)
      let padding = measures[.paddingX] ?? (isBodyGiven ? 24 : 0)
      body.width = measures[.width] ?? content + 2 * padding
      let inner = max(lead, size?.height ?? 0, content == 0 ? 24 : 0)
      body.height = measures[.height] ?? inner + 2 * (measures[.paddingY] ?? (isBodyGiven ? 12 : 0))
      let isLed = measures[.paddingX] != nil
      let start = isLed ? padding : max((body.width - content) / 2, 0)
      let room = max(body.width - start - lead - joint - (isLed ? padding : 0), 8)
      let words = min(size?.width ?? 0, room)
      let isReversed = isIconLast && size != nil
      if lead > 0 {
        let x = isReversed ? start + words + joint : start
        let box = Box(x: x, y: (body.height - lead) / 2, width: lead, height: lead)
        if control == nil { icon = box } else { blocks.append(box) }
      }
      if measures[.gap] != nil {
        let x = start + (isReversed ? words : lead)
        gap = Box(x: x, y: (body.height - inner) / 2, width: between, height: inner)
      }
      if let size {
        let x = isReversed ? start : start + lead + joint
        label = Box(x: x, y: (body.height - size.height) / 2, width: words, height: size.height)
      }
    }

    private mutating func arrangeColumn() {
      let size = labelSize
      let padding = (x: measures[.paddingX] ?? 24, y: measures[.paddingY] ?? 24)
      let content = max(size?.width ?? 0, iconSize ?? 0, 96)
      body.width = measures[.width] ?? content + 2 * padding.x
      let room = max(body.width - 2 * padding.x, 8)
      var y = padding.y
      if let side = iconSize {
        icon = Box(x: padding.x + (room - side) / 2, y: y, width: side, height: side)
        y += side + 16
      }
      if let size {
        let width = min(size.width, room)
        let x = iconSize == nil ? padding.x : padding.x + (room - width) / 2
        label = Box(x: x, y: y, width: width, height: size.height)
        y += size.height
      }
      if let between = measures[.gap] {
        if iconSize != nil {
          y += 16
          blocks.append(Box(x: padding.x, y: y, width: room, height: RedlineLayout.block))
          y += RedlineLayout.block
        }
        gap = Box(x: padding.x, y: y, width: room, height: between)
        y += between
        blocks.append(Box(x: padding.x, y: y, width: room, height: RedlineLayout.block))
        y += RedlineLayout.block
      }
      body.height = measures[.height] ?? y + padding.y
    }

    func hatched() -> [Box] {
      var boxes: [Box] = []
      let y = measures[.paddingY] ?? 0
      if y > 0 {
        boxes.append(Box(x: 0, y: 0, width: body.width, height: y))
        boxes.append(Box(x: 0, y: body.height - y, width: body.width, height: y))
      }
      if let x = measures[.paddingX], x > 0 {
        let height = max(body.height - 2 * y, 0)
        boxes.append(Box(x: 0, y: y, width: x, height: height))
        boxes.append(Box(x: body.width - x, y: y, width: x, height: height))
      }
      return boxes + (gap.map { [$0] } ?? [])
    }

    func lines() -> [Line] { above() + below() + beside() }

    // MARK: Dimensions

    private func figure(_ kind: RedlineMeasures.Kind) -> String {
      guard let measure = measures.drawn(kind) else { return "" }
      let isOther = measure.unit.isAbsolute && measure.unit.rawValue != unit
      return measure.pixels.trimmed(2) + (isOther ? " \(measure.unit.rawValue)" : "")
    }

    private func above() -> [Line] {
      var lines: [Line] = []
      var y = -28.0
      if let icon, measures[.icon] != nil {
        lines.append(horizontal(.icon, icon.x, icon.right, at: y, from: icon.y - 4, above: true))
        y -= 30
      }
      if measures[.width] != nil { lines.append(horizontal(.width, 0, body.width, at: y, from: -6, above: true)) }
      return lines
    }

    private func below() -> [Line] {
      var lines: [Line] = []
      let y = body.height + 22
      if let padding = measures[.paddingX], padding > 0 {
        lines.append(horizontal(.paddingX, 0, padding, at: y, from: body.height + 6, hanging: .end))
        lines.append(
          horizontal(.paddingX, body.width - padding, body.width, at: y, from: body.height + 6, hanging: .start))
      }
      if let gap, !inColumn, gap.width > 0 {
        // Below the figures of nearby paddings.
        let isNear = measures[.paddingX] != nil && (icon?.width ?? 0) < 20
        lines.append(
          horizontal(.gap, gap.x, gap.right, at: isNear ? y + 30 : y, from: isBodyGiven ? gap.bottom : gap.bottom + 4))
      }
      return lines
    }

    private func beside() -> [Line] {
      var lines: [Line] = []
      if measures[.height] != nil { lines.append(vertical(.height, 0, body.height, at: -28, from: -6)) }
      let x = body.width + 22
      if let padding = measures[.paddingY], padding > 0 {
        lines.append(vertical(.paddingY, 0, padding, at: x, from: body.width + 6, hanging: .start))
        lines.append(
          vertical(.paddingY, body.height - padding, body.height, at: x, from: body.width + 6, hanging: .end))
      }
      if let gap, inColumn, gap.height > 0 { lines.append(vertical(.gap, gap.y, gap.bottom, at: x, from: gap.right)) }
      return lines
    }

    /// - Parameter hanging: the side to which a figure wider than its line extends.
    private func horizontal(
      _ kind: RedlineMeasures.Kind, _ from: Double, _ to: Double, at y: Double, from start: Double, above: Bool = false,
      hanging: Line.Anchor = .middle
    ) -> Line {
      let figure = figure(kind)
      let fits = TextWidth.ems(figure) * RedlineLayout.text + 4 <= to - from
      let anchor: Line.Anchor = fits ? .middle : hanging
      let x: Double =
        switch anchor {
        case .start: from
        case .middle: (from + to) / 2
        case .end: to
        }
      return Line(
        kind: kind, axis: .horizontal, from: from, to: to, at: y, extendsFrom: start, figure: figure, textX: x,
        textY: above ? y - 6 : y + 16, anchor: anchor)
    }

    private func vertical(
      _ kind: RedlineMeasures.Kind, _ from: Double, _ to: Double, at x: Double, from start: Double,
      hanging: Line.Anchor = .middle
    ) -> Line {
      let middle = (from + to) / 2 + 4.5
      let y: Double =
        switch to - from < 14 ? hanging : .middle {
        case .start: to
        case .middle: middle
        case .end: from + 10
        }
      return Line(
        kind: kind, axis: .vertical, from: from, to: to, at: x, extendsFrom: start, figure: figure(kind),
        textX: x < 0 ? x - 8 : x + 8, textY: y, anchor: x < 0 ? .end : .start)
    }
  }
}
