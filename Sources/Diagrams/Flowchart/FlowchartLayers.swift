import Plates

/// Assigns the nodes of a flowchart to layers and orders them. Each edge leads to a later layer, and a long edge has a
/// slot of its own in every layer between, so that no edge runs through a node.
///
/// Deterministic: ties keep the author's order. Each cycle is broken at the edge that closes it.
struct FlowchartLayers {
  /// A node, or a point that a long edge passes through.
  struct Slot {
    /// Nil for a point of a long edge.
    let node: Int?
    let layer: Int
    /// The slots of the previous and the next layer that edges connect to it.
    var before: [Int] = []
    var after: [Int] = []
  }

  /// A piece of an edge between two adjacent layers.
  struct Piece {
    /// The index of the edge in the flowchart.
    let edge: Int
    let from: Int
    let to: Int
    /// Whether the edge was reversed to break a cycle.
    let isReversed: Bool
  }

  private(set) var slots: [Slot] = []
  /// The slots of each layer, in order.
  private(set) var layers: [[Int]] = []
  private(set) var pieces: [Piece] = []

  /// - Parameter members: the nodes to arrange, in the author's order; only edges between them count.
  init(_ chart: Flowchart, members: [Int]) {
    let edges = chart.edges.indices.filter { edge in
      members.contains(chart.edges[edge].from) && chart.edges[edge].from != chart.edges[edge].to
    }
    let reversed = Self.closingEdges(chart, edges, members)
    let ranks = Self.ranks(chart, edges, reversed, members)
    place(members, ranks)
    var slotOf: [Int: Int] = [:]
    for (index, slot) in slots.enumerated() { if let node = slot.node { slotOf[node] = index } }
    for edge in edges {
      let isReversed = reversed.contains(edge)
      let (tail, head) =
        isReversed ? (chart.edges[edge].to, chart.edges[edge].from) : (chart.edges[edge].from, chart.edges[edge].to)
      if let start = slotOf[tail], let end = slotOf[head] { route(edge, start, end, isReversed) }
    }
    order()
  }

  // MARK: Ranks

  /// The edges that lead back to a node on the current path.
  private static func closingEdges(_ chart: Flowchart, _ edges: [Int], _ members: [Int]) -> Set<Int> {
    var leaving: [Int: [Int]] = [:]
    for edge in edges { leaving[chart.edges[edge].from, default: []].append(edge) }
    var closing: Set<Int> = []
    var done: Set<Int> = []
    var open: Set<Int> = []
    for root in members where !done.contains(root) {
      var stack = [(node: root, next: 0)]
      open.insert(root)
      while let top = stack.last {
        let out = leaving[top.node] ?? []
        guard top.next < out.count else {
          open.remove(top.node)
          done.insert(top.node)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let target = chart.edges[out[top.next]].to
        if open.contains(target) {
          closing.insert(out[top.next])
        } else if !done.contains(target) {
          open.insert(target)
          stack.append((target, 0))
        }
      }
    }
    return closing
  }

  /// The length of the longest path to each node; a node without incoming edges moves next to its targets.
  private static func ranks(
    _ chart: Flowchart, _ edges: [Int], _ reversed: Set<Int>, _ members: [Int]
  ) -> [Int: Int] {
    let links = edges.map { edge in
      reversed.contains(edge)
        ? (chart.edges[edge].to, chart.edges[edge].from) : (chart.edges[edge].from, chart.edges[edge].to)
    }
    var ranks = Dictionary(members.map { ($0, 0) }) { first, _ in first }
    for _ in members {
      var changed = false
      for (from, to) in links {
        let wanted = (ranks[from] ?? 0) + 1
        if wanted > ranks[to] ?? 0 {
          ranks[to] = wanted
          changed = true
        }
      }
      guard changed else { break }
    }
    for member in members where !links.contains(where: { $0.1 == member }) {
      let next = links.filter { $0.0 == member }.compactMap { ranks[$0.1] }.min()
      if let next { ranks[member] = next - 1 }
    }
    return ranks
  }

  private mutating func place(_ members: [Int], _ ranks: [Int: Int]) {
    let depth = (ranks.values.max() ?? 0) + 1
    layers = [[Int]](repeating: [], count: depth)
    for member in members {
      let layer = ranks[member] ?? 0
      layers[layer].append(slots.count)
      slots.append(Slot(node: member, layer: layer))
    }
  }

  private mutating func route(_ edge: Int, _ start: Int, _ end: Int, _ isReversed: Bool) {
    var last = start
    for layer in slots[start].layer + 1..<max(slots[end].layer, slots[start].layer + 1) {
      layers[layer].append(slots.count)
      slots.append(Slot(node: nil, layer: layer))
      connect(last, slots.count - 1, edge, isReversed)
      last = slots.count - 1
    }
    connect(last, end, edge, isReversed)
  }

  private mutating func connect(_ from: Int, _ to: Int, _ edge: Int, _ isReversed: Bool) {
    slots[from].after.append(to)
    slots[to].before.append(from)
    pieces.append(Piece(edge: edge, from: from, to: to, isReversed: isReversed))
  }

  // MARK: Order

  /// Sweeps down and up, moving each slot to the mean position of its neighbours, and keeps the order with the fewest
  /// crossings.
  private mutating func order() {
    var best = layers
    var fewest = crossings()
    for sweep in 0..<8 where fewest > 0 {
      let down = sweep.isMultiple(of: 2)
      for layer in down ? Array(layers.indices.dropFirst()) : Array(layers.indices.dropLast().reversed()) {
        let neighbour = layers[down ? layer - 1 : layer + 1]
        let places = Dictionary(neighbour.enumerated().map { ($1, Double($0)) }) { first, _ in first }
        let keyed = layers[layer].enumerated().map { index, slot -> (key: Double, index: Int, slot: Int) in
          let linked = (down ? slots[slot].before : slots[slot].after).compactMap { places[$0] }
          return (linked.isEmpty ? Double(index) : linked.reduce(0, +) / Double(linked.count), index, slot)
        }
        layers[layer] = keyed.sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map(\.slot)
      }
      let count = crossings()
      if count < fewest {
        fewest = count
        best = layers
      }
    }
    layers = best
  }

  /// The number of crossing pairs of pieces.
  private func crossings() -> Int {
    var place = [Int](repeating: 0, count: slots.count)
    for layer in layers { for (index, slot) in layer.enumerated() { place[slot] = index } }
    var count = 0
    for layer in layers {
      let links = layer.flatMap { from in slots[from].after.map { (place[from], place[$0]) } }
      for (index, a) in links.enumerated() {
        for b in links[(index + 1)...] where (a.0 - b.0) * (a.1 - b.1) < 0 { count += 1 }
      }
    }
    return count
  }
}
