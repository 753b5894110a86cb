import Plates

/// One connected part of a flowchart: sizes, coordinates and routes.
struct FlowchartPlacing {
  typealias Point = FlowchartLayout.Point

  private(set) var boxes: [FlowchartLayout.Box] = []
  private(set) var routes: [FlowchartLayout.Route] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  private let chart: Flowchart
  private let style: FlowchartLayout.Style
  private let layers: FlowchartLayers
  /// The sizes of slots across the flow and along it.
  private var breadth: [Double] = []
  private var depth: [Double] = []
  private var lines: [[String]] = []
  /// The centres of slots across the flow.
  private var across: [Double] = []
  /// The start and end of each layer along the flow.
  private var bands: [(start: Double, end: Double)] = []
  /// The position along the flow at which the edges of each trunk turn.
  private var turns: [Trunk: Double] = [:]

  /// The forward edges, or the backward edges, that leave a slot together.
  private struct Trunk: Hashable {
    let slot: Int
    let isReversed: Bool
  }

  init(_ chart: Flowchart, _ layers: FlowchartLayers, _ style: FlowchartLayout.Style) {
    self.chart = chart
    self.style = style
    self.layers = layers
    measure()
    spread()
    stack()
    build()
  }

  // MARK: Sizes

  private mutating func measure() {
    for slot in layers.slots {
      guard let node = slot.node.map({ chart.nodes[$0] }) else {
        breadth.append(10)
        depth.append(0)
        lines.append([])
        continue
      }
      let text = TextWidth.lines(node.text, limit: style.line)
      let width = (text.map(TextWidth.ems).max() ?? 0) * FlowchartLayout.Style.text
      let height = Double(max(text.count, 1)) * FlowchartLayout.Style.leading
      var (w, h) = (max(width + 2 * style.padding, 48), height + 20)
      if node.shape == .diamond { (w, h) = (w * 1.5, h * 1.6) }
      if node.shape == .stadium { w += 12 }
      breadth.append(style.direction.isHorizontal ? h : w)
      depth.append(style.direction.isHorizontal ? w : h)
      lines.append(text)
    }
    // All boxes of a layer are as deep as the deepest, so that rows and columns are even.
    for layer in layers.layers {
      let nodes = layer.filter { slot in layers.slots[slot].node.map { chart.nodes[$0].shape != .diamond } ?? false }
      let deepest = nodes.map { depth[$0] }.max() ?? 0
      for slot in nodes { depth[slot] = deepest }
    }
  }

  // MARK: Across the flow

  /// Starts packed, then moves the layers alternately towards their neighbours, without overlaps.
  private mutating func spread() {
    across = [Double](repeating: 0, count: layers.slots.count)
    for layer in layers.layers {
      var x = 0.0
      for slot in layer {
        across[slot] = x + breadth[slot] / 2
        x += breadth[slot] + style.gap
      }
    }
    for sweep in 0..<12 {
      let down = sweep.isMultiple(of: 2)
      for layer in down ? Array(layers.layers.dropFirst()) : Array(layers.layers.dropLast().reversed()) {
        let wanted = layer.map { slot -> Double in
          let near = down ? layers.slots[slot].before : layers.slots[slot].after
          return near.isEmpty ? across[slot] : near.map { across[$0] }.reduce(0, +) / Double(near.count)
        }
        settle(layer, wanted)
      }
    }
    let left = layers.slots.indices.map { across[$0] - breadth[$0] / 2 }.min() ?? 0
    for slot in across.indices { across[slot] -= left }
  }

  /// The positions nearest to the wanted ones that keep order and distance: neighbours that would overlap move as one
  /// block to the mean of their wanted positions.
  private mutating func settle(_ layer: [Int], _ wanted: [Double]) {
    var offsets: [Double] = []
    var offset = 0.0
    for (index, slot) in layer.enumerated() {
      if index > 0 { offset += (breadth[layer[index - 1]] + breadth[slot]) / 2 + style.gap }
      offsets.append(offset)
    }
    var blocks: [(sum: Double, count: Int)] = []
    for index in layer.indices {
      blocks.append((wanted[index] - offsets[index], 1))
      while blocks.count > 1 {
        let (last, before) = (blocks[blocks.count - 1], blocks[blocks.count - 2])
        guard before.sum / Double(before.count) > last.sum / Double(last.count) else { break }
        blocks.removeLast(2)
        blocks.append((before.sum + last.sum, before.count + last.count))
      }
    }
    var index = 0
    for block in blocks {
      for _ in 0..<block.count {
        across[layer[index]] = block.sum / Double(block.count) + offsets[index]
        index += 1
      }
    }
  }

  // MARK: Along the flow

  private static let track = 10.0

  private mutating func stack() {
    var at = 0.0
    for (index, layer) in layers.layers.enumerated() {
      let size = layer.map { depth[$0] }.max() ?? 0
      bands.append((at, at + size))
      at += size
      guard index + 1 < layers.layers.count else { break }
      let tracks = assignTracks(layer)
      let hasLabels = layers.pieces.contains { layer.contains($0.from) && label(of: $0) != nil }
      let labelRoom = hasLabels ? (style.direction.isHorizontal ? labelWidth(layer) + 12 : 26) : 0
      let first = at + 16
      for (trunk, track) in tracks { turns[trunk] = first + Double(track) * Self.track }
      at = first + Double(max((tracks.values.max() ?? 0) + 1, 1)) * Self.track + max(style.step - 26, 18) + labelRoom
    }
  }

  private func label(of piece: FlowchartLayers.Piece) -> String? {
    // On the last piece of the edge, at its target.
    let isLast = piece.isReversed ? layers.slots[piece.from].node != nil : layers.slots[piece.to].node != nil
    return isLast ? chart.edges[piece.edge].label : nil
  }

  private func labelWidth(_ layer: [Int]) -> Double {
    let labels = layers.pieces.filter { layer.contains($0.from) }.compactMap { label(of: $0) }
    return labels.map { TextWidth.ems($0) * FlowchartLayout.Style.text }.max() ?? 0
  }

  /// The position across the flow at which a piece meets a slot; a backward edge meets a node beside its centre.
  private func port(_ slot: Int, of piece: FlowchartLayers.Piece) -> Double {
    guard piece.isReversed, layers.slots[slot].node != nil else { return across[slot] }
    return across[slot] + breadth[slot] / 4
  }

  /// The line between two layers on which the edges of each trunk turn. Trunks that overlap take different lines, and
  /// if the edges of one trunk arrive in the column of another, the other turns first.
  private func assignTracks(_ layer: [Int]) -> [Trunk: Int] {
    struct Span {
      let trunk: Trunk
      let start: Double
      let ends: [Double]
      var low: Double { min(start, ends.min() ?? start) }
      var high: Double { max(start, ends.max() ?? start) }
    }
    let spans = layer.flatMap { slot in
      [false, true].compactMap { isReversed -> Span? in
        let pieces = layers.pieces.filter { $0.from == slot && $0.isReversed == isReversed }
        guard let first = pieces.first else { return nil }
        let span = Span(
          trunk: Trunk(slot: slot, isReversed: isReversed), start: port(slot, of: first),
          ends: pieces.map { port($0.to, of: $0) })
        return span.high - span.low > 1 ? span : nil
      }
    }
    var tracks: [Trunk: Int] = [:]
    var waiting = spans
    var track = 0
    while !waiting.isEmpty {
      var taken: [Span] = []
      for span in waiting {
        let isFree = taken.allSatisfy { $0.high + 6 < span.low || span.high + 6 < $0.low }
        let mustWait = waiting.contains { other in
          other.trunk != span.trunk && span.ends.contains { abs($0 - other.start) < 3 }
        }
        if isFree, !mustWait { taken.append(span) }
      }
      // If trunks wait for each other, the first one goes.
      if taken.isEmpty, let first = waiting.first { taken = [first] }
      for span in taken { tracks[span.trunk] = track }
      waiting.removeAll { span in taken.contains { $0.trunk == span.trunk } }
      track += 1
    }
    return tracks
  }

  // MARK: Points

  private mutating func build() {
    let total = (
      across: layers.slots.indices.map { across[$0] + breadth[$0] / 2 }.max() ?? 0, along: bands.last?.end ?? 0
    )
    (width, height) = style.direction.isHorizontal ? (total.along, total.across) : (total.across, total.along)
    for (index, slot) in layers.slots.enumerated() {
      guard let node = slot.node else { continue }
      let box = (breadth[index], depth[index])
      boxes.append(
        FlowchartLayout.Box(
          node: node, center: point(across[index], middle(of: slot.layer), total.along),
          width: style.direction.isHorizontal ? box.1 : box.0, height: style.direction.isHorizontal ? box.0 : box.1,
          lines: lines[index]))
    }
    for edge in Set(layers.pieces.map(\.edge)).sorted() { routes.append(route(of: edge, total.along)) }
  }

  private func middle(of layer: Int) -> Double { (bands[layer].start + bands[layer].end) / 2 }

  private func route(of edge: Int, _ total: Double) -> FlowchartLayout.Route {
    var pairs: [(across: Double, along: Double)] = []
    var labelAt: (across: Double, along: Double)?
    let pieces = layers.pieces.filter { $0.edge == edge }
    for piece in pieces {
      let (from, to) = (layers.slots[piece.from], layers.slots[piece.to])
      let start = middle(of: from.layer) + depth[piece.from] / 2
      let end = middle(of: to.layer) - depth[piece.to] / 2
      let (tail, head) = (port(piece.from, of: piece), port(piece.to, of: piece))
      let turn = turns[Trunk(slot: piece.from, isReversed: piece.isReversed)] ?? (start + end) / 2
      pairs.append((tail, start))
      if abs(tail - head) > 1 { pairs += [(tail, turn), (head, turn)] }
      pairs.append((head, end))
      if label(of: piece) != nil {
        labelAt = piece.isReversed ? (tail, (start + turn) / 2) : (head, (turn + end) / 2)
      }
    }
    let isReversed = pieces.first?.isReversed ?? false
    let points = pairs.map { point($0.across, $0.along, total) }
    return FlowchartLayout.Route(
      edge: edge, points: isReversed ? points.reversed() : points,
      label: labelAt.map { point($0.across, $0.along, total) })
  }

  private func point(_ across: Double, _ along: Double, _ total: Double) -> Point {
    let along = style.direction.isReversed ? total - along : along
    return style.direction.isHorizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}
