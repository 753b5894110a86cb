import Plates

/// The positions of the parts of a screen, in device pixels from its upper left corner.
///
/// Parts listed before the content are at the top, those after it at the bottom, and the content fills the rest. A
/// sheet covers all of it, and the parts listed after it are inside the sheet.
struct FrameLayout {
  struct Box: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var bottom: Double { y + height }
  }

  struct Item {
    let part: FramePart
    let box: Box
    /// For an action: the clearance below it.
    let clearance: Double
  }

  struct Label {
    let name: String
    let figure: String?
    let text: String
    /// The position that it points at.
    let y: Double
    /// Whether the words are the author's remark and do not name a part.
    let isNote: Bool
  }

  let width: Double
  let height: Double
  private(set) var items: [Item] = []
  private(set) var labels: [Label] = []
  /// The upper edge of the sheet, if there is one.
  private(set) var sheetTop: Double?

  /// Default heights, which are only this drawing's.
  private static let statusBar = 50.0
  private static let homeIndicator = 34.0
  private static let action = 52.0

  init(_ lines: FrameLines) {
    width = lines.width
    height = lines.height
    let sheet = lines.parts.firstIndex { $0.kind == .sheet }
    let screen = lines.parts[..<(sheet ?? lines.parts.count)]
    var home = lines.parts.first { $0.kind == .homeIndicator }
    if let sheet {
      let share = lines.parts[sheet].number ?? 0.5
      sheetTop = height * (1 - share)
      place(screen.filter { $0.kind != .homeIndicator && $0.kind != .bottomAction }, from: 0, home: nil)
      placeSheet(lines.parts[sheet], lines.parts[(sheet + 1)...].filter { $0.kind != .homeIndicator }, &home)
    } else {
      place(screen.filter { $0.kind != .homeIndicator }, from: 0, home: home)
    }
    labels = Self.labels(of: lines.parts, items, height: height)
  }

  private mutating func add(_ part: FramePart, _ y: Double, _ height: Double, clearance: Double = 0) {
    items.append(
      Item(part: part, box: Box(x: 0, y: y, width: width, height: max(height, 0)), clearance: clearance))
  }

  /// Places top parts downwards, bottom parts upwards, and the content between them.
  private mutating func place(_ parts: [FramePart], from start: Double, home: FramePart?) {
    let split = parts.firstIndex { $0.kind == .content } ?? parts.firstIndex { isAtBottom($0.kind) } ?? parts.count
    var top = start
    for part in parts[..<split] where !isAtBottom(part.kind) {
      let height = part.number ?? (part.kind == .statusBar ? Self.statusBar : 44)
      switch part.kind {
      case .statusBar, .header, .search:
        add(part, top, height)
        top += height + (part.kind == .search ? 8 : 0)
      case .content, .bottomAction, .tabBar, .floatingTabBar, .homeIndicator, .sheet, .grabber, .note: break
      }
    }
    var bottom = height
    let indicator = home.map { $0.number ?? Self.homeIndicator } ?? 0
    if let home { add(home, height - indicator, indicator) }
    for part in parts.reversed() where isAtBottom(part.kind) { bottom = placeAtBottom(part, bottom, indicator) }
    let floor = items.contains { $0.part.kind == .tabBar || $0.part.kind == .bottomAction } ? bottom : height
    for part in parts where part.kind == .content { add(part, top, floor - top) }
    // The content is drawn first, since bars may cover it.
    items.sort { $0.part.kind == .content && $1.part.kind != .content }
  }

  private func isAtBottom(_ kind: FramePart.Kind) -> Bool {
    switch kind {
    case .bottomAction, .tabBar, .floatingTabBar: true
    case .statusBar, .header, .search, .content, .homeIndicator, .sheet, .grabber, .note: false
    }
  }

  private mutating func placeAtBottom(_ part: FramePart, _ bottom: Double, _ indicator: Double) -> Double {
    // The home indicator overlaps a tab bar; everything else keeps clear of it.
    let isLowest = bottom == height
    switch part.kind {
    case .tabBar:
      let size = part.number ?? 49 + indicator
      add(part, bottom - size, size)
      return bottom - size
    case .floatingTabBar:
      let size = part.number ?? 64
      let y = bottom - (isLowest ? indicator : 0) - size
      add(part, y, size)
      return y - 8
    case .bottomAction:
      let clearance = part.number ?? 16
      let y = bottom - (isLowest ? indicator : 0) - clearance - Self.action
      add(part, y, Self.action, clearance: clearance)
      return y - 8
    case .statusBar, .header, .search, .content, .homeIndicator, .sheet, .grabber, .note: return bottom
    }
  }

  private mutating func placeSheet(_ sheet: FramePart, _ parts: [FramePart], _ home: inout FramePart?) {
    let top = sheetTop ?? height / 2
    add(sheet, top, height - top)
    for part in parts where part.kind == .grabber { add(part, top + 6, 5) }
    place(parts.filter { $0.kind != .grabber }, from: top + 72, home: home)
  }

  /// In screen order. A note is placed at the part listed before it.
  private static func labels(of parts: [FramePart], _ items: [Item], height: Double) -> [Label] {
    var labels: [Label] = []
    var last = 24.0
    for part in parts {
      let item = items.first { $0.part.kind == part.kind && $0.part.text == part.text }
      let y: Double
      switch part.kind {
      case .note: y = min(last + 26, height - 8)
      case .sheet: y = (item?.box.y ?? 0) + 40
      case .statusBar, .header, .search, .content, .bottomAction, .tabBar, .floatingTabBar, .homeIndicator, .grabber:
        y = item.map { min($0.box.y + $0.box.height / 2, height - 8) } ?? last
      }
      last = y
      let isNote = part.kind == .note
      labels.append(
        Label(name: isNote ? "" : part.kind.words, figure: part.figure, text: part.text, y: y, isNote: isNote))
    }
    return labels.enumerated().sorted { ($0.element.y, $0.offset) < ($1.element.y, $1.offset) }.map(\.element)
  }
}
