import Colorimetry
import Files
import Printing
import Scans
import Syntax
import TokenValues
import Wording

/// Gradients that a list gives colour by colour.
extension DocumentWalk {
  /// Makes one shadow of the layers that a list gives below the word for one, each in an item of its own: `Shadow:` above
  /// `inset 0 1px 0 …` and `0 24px 80px …`.
  mutating func joinLayers(since start: Int, in list: Int) {
    let found = values.indices.dropFirst(start).filter { values[$0].container == list }
    guard found.count > 1, found.count == values.count - start, around.isBelowLine, let title = around.title,
      ["shadow", "box-shadow", "box shadow", "drop shadow"].contains(title.text.lowercased()),
      found.allSatisfy({ values[$0].name == title.text }), let last = found.last, let first = found.first
    else { return }
    var layers: [Shadow] = []
    for index in found {
      guard case .shadow(let own) = values[index].value, own.count == 1 else { return }
      layers += own
    }
    var joined = RecognizedValue(
      .shadow, .shadow(layers), name: title, range: ByteRange(values[first].range.start, values[last].range.end),
      node: values[first].node, evidence: values[first].evidence)
    (joined.container, joined.block, joined.above) = (list, values[first].block, values[first].above)
    joined.owner = values[first].owner
    values.replaceSubrange(first...last, with: [joined])
  }

  /// `0%: #43E97B`, `100%: #38F9D7`: a gradient by its stops; its angle is an item of the list around them.
  mutating func gradient(ofStops items: [Int], in list: Int) -> RecognizedValue? {
    guard (2...48).contains(items.count) else { return nil }
    var stops: [(color: Color, position: Double?)] = []
    var places: [ByteRange] = []
    for item in items {
      text.read(item)
      guard let share = text.lexemes.first?.quantity, share.unit == .percent, share.high == nil, share.low <= 100,
        case let colors = ColorScan(text).found, colors.count == 1
      else { return nil }
      stops.append((colors[0].color, share.low))
      places.append(text.place(share.start..<colors[0].range.upperBound))
    }
    // `60%`, `30%` and `10%` are shares of a surface.
    let shares = stops.compactMap(\.position)
    let isInOrder = zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 }
    guard isInOrder, shares.reduce(0, +) != 100 || shares.last == 100 else { return nil }
    var angle: Double?
    if let item = document.parent(of: list), let outer = document.parent(of: item), document[outer].kind == .list {
      let beside = document.children(of: outer).prefix(12).filter { $0 < list && document[$0].range.count <= 40 }
      angle = beside.lazy.compactMap { [document] in GradientScan.angle(in: document.plainBytes(of: $0)) }.first
    }
    prepareSurroundings()
    guard let gradient = GradientScan.gradient(stops, angle: angle, isRadial: isBelowRadial),
      let first = places.first, let last = places.last
    else { return nil }
    return RecognizedValue(
      .gradient, .gradient(gradient), name: around.titleAboveStops ?? Name("Gradient"),
      range: ByteRange(first.start, last.end), node: items[0], evidence: [.notation])
  }

  /// `Start: #4F46E5`, `End: #50E3C2` and a direction, below a heading for gradients.
  mutating func gradient(ofEnds items: [TextLine]) -> RecognizedValue? {
    guard (2...4).contains(items.count), isBelowGradients else { return nil }
    var stops: [(color: Color, position: Double?)] = []
    var places: [ByteRange] = []
    var angle: Double?
    for item in items {
      text.read(item)
      let colors = ColorScan(text).found
      guard text.isExplicit, colors.count < 2, let name = text.ownName?.text.lowercased() else { return nil }
      guard let color = colors.first else {
        angle = angle ?? GradientScan.angle(in: text.text[...])
        continue
      }
      guard stops.count < 2, Self.ends[stops.count].contains(name) else { return nil }
      stops.append((color.color, nil))
      places.append(text.place(color.range))
    }
    prepareSurroundings()
    guard stops.count == 2, let gradient = GradientScan.gradient(stops, angle: angle, isRadial: isBelowRadial) else {
      return nil
    }
    return RecognizedValue(
      .gradient, .gradient(gradient), name: around.title ?? Name("Gradient"),
      range: ByteRange(places[0].start, places[1].end), node: text.node, evidence: [.notation])
  }

  /// Whether what is above says that a gradient is a radial one.
  private var isBelowRadial: Bool {
    around.nodes.contains { document.plainBytes(of: $0).prefix(160).firstPlace(of: Array("adial".utf8)[...]) != nil }
  }

  /// Whether the heading or the line right above is about gradients.
  private var isBelowGradients: Bool {
    [headings.last?.node, lead].contains { node in
      guard let node, document[node].range.count <= Surrounding.longest else { return false }
      return KindWords(document.plainBytes(of: node)).contains(.gradient)
    }
  }

  /// What the first and the last colour of a gradient are called.
  private static let ends: [Set<String>] = [
    [
      "start", "from", "begin", "top", "left", "von", "inicio", "início", "début", "oben", "haut", "顶部", "上", "上部", "左",
      "开始",
    ],
    ["end", "to", "finish", "bottom", "right", "bis", "fin", "fim", "unten", "bas", "底部", "下", "下部", "右", "结束"],
  ]
}
