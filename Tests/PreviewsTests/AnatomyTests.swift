import DrawingSupport
import Testing

/// The leaders of anatomies, in layouts made of rows and columns.
struct AnatomyTests {
  @Test func keepsTheFootOfTheStageForItsScaleWhereItIsDrawnSmaller() throws {
    let card = "<div class=\"card\" data-part=\"Card\"><p data-part=\"Text\">Words</p></div>"
    let sized = try draw("anatomy width=320", card).html
    #expect(sized.contains("@container (width<320px){sp-mark[side^=down]{bottom:28px}}"))
    #expect(try !draw("anatomy", card).html.contains("sp-mark[side^=down]{bottom:28px}"))
  }

  /// A component of nested rows and columns with some of its elements named; the same tree gives its HTML and a place to
  /// every part.
  private struct Layout {
    struct Box {
      var left, top, width, height: Double
    }

    private(set) var html = ""
    private(set) var parts: [Box] = []
    private var state: UInt64

    init(seed: UInt64) {
      state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      add(left: 0, top: 0, width: 400, height: 300, depth: 0)
    }

    /// A number below another (xorshift64).
    private mutating func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }

    private mutating func add(left: Double, top: Double, width: Double, height: Double, depth: Int) {
      let count = depth < 3 ? random(4) : 0
      let isNamed = parts.count < 12 && (count == 0 || random(2) == 0)
      let part = isNamed ? " data-part=\"P\(parts.count)\"" : ""
      if isNamed { parts.append(Box(left: left, top: top, width: width, height: height)) }
      guard count > 0 else {
        html += "<p\(part)>text</p>"
        return
      }
      let isRow = random(2) == 0
      html += "<div class=\"\(isRow ? "row" : "column")\"\(part)>"
      // Shares out of the common, so that nothing is level by chance.
      let shares = (0..<count).map { _ in 1 + Double(random(997)) / 997 }
      var from = 0.03
      for share in shares {
        let size = 0.94 * share / shares.reduce(0, +)
        let (x, w) = isRow ? (left + width * from, width * size * 0.9) : (left + width * 0.03, width * 0.94)
        let (y, h) = isRow ? (top + height * 0.03, height * 0.94) : (top + height * from, height * size * 0.9)
        add(left: x, top: y, width: w, height: h, depth: depth + 1)
        from += size
      }
      html += "</div>"
    }
  }

  private struct Leader {
    let part: Int
    let x, y: ClosedRange<Double>

    /// The straight line from the edge of a part to the edge of the drawing.
    init?(_ mark: Substring, of parts: [Layout.Box]) throws {
      let side = try #require(mark.split(separator: "\"").first)
      let number = try #require(mark.split(separator: "--p0-").dropFirst().first?.prefix { $0.isNumber })
      part = try #require(Int(number))
      let box = parts[part]
      let middle = box.left + box.width / 2
      let level = box.top + (side.hasSuffix("top") ? min(14, box.height / 5) : box.height / 2)
      switch side.prefix(while: { $0 != " " }) {
      case "left": (x, y) = (-100...box.left, level...level)
      case "right": (x, y) = (box.left + box.width...500, level...level)
      case "up": (x, y) = (middle...middle, -100...box.top)
      case "down": (x, y) = (middle...middle, box.top + box.height...400)
      default: return nil
      }
    }

    func meets(_ other: Leader) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }
  }

  @Test func leadersNeverMeet() throws {
    var (drawn, most) = (0, 0)
    for seed in 1...400 {
      let layout = Layout(seed: UInt64(seed))
      guard !layout.parts.isEmpty else { continue }
      let css = ".row { display: flex; } .column { display: flex; flex-direction: column; }"
      let html = try draw("anatomy theme=light", layout.html, css: css).html
      let leaders = try html.split(separator: "<sp-mark side=\"").dropFirst().compactMap {
        try Leader($0, of: layout.parts)
      }
      for (index, leader) in leaders.enumerated() {
        for other in leaders[(index + 1)...] {
          #expect(!leader.meets(other), "seed \(seed), parts \(leader.part + 1) and \(other.part + 1): \(layout.html)")
        }
      }
      drawn += leaders.count
      most = max(most, layout.parts.count)
    }
    #expect(drawn > 1000 && most == 12)
  }

  @Test func aPartThatOthersSurroundHasItsNumberAtItsCorner() throws {
    let row = "<div class=\"row\"><p>a</p><p>b</p><p>c</p></div>"
    let middle = row.replacing("<p>b", with: "<p data-part=\"Middle\">b")
    let html = try draw("anatomy theme=light", "<div>\(row)\(middle)\(row)</div>", css: ".row { display: flex; }").html
    #expect(html.contains("<sp-mark side=\"corner\""))
  }

  @Test(arguments: [("ring", "corner"), ("square", "down")])
  func aPartInARingHasItsNumberAtItsCorner(shape: String, side: String) throws {
    let css = """
      .stack { display: grid; grid-template-areas: "one"; place-items: center; }
      .ring { grid-area: one; border-radius: 50%; } .square { grid-area: one; } .hole { grid-area: one; }
      """
    let inner = "<div class=\"hole\"><span data-part=\"Number\">36</span></div>"
    let html = try draw(
      "anatomy theme=light", "<div class=\"stack\"><div class=\"\(shape)\"></div>\(inner)</div>", css: css
    )
    .html
    #expect(html.contains("<sp-mark side=\"\(side)\""), "\(html.split(separator: "<sp-mark").dropFirst())")
  }

  @Test func isDrawnLargerOnAPhone() throws {
    let html = try draw("anatomy width=390", "<p data-part=\"Text\">Words</p>").html
    #expect(html.contains("@media(max-width:480px){sp-stage{padding-inline:38px;--m:8px}}"))
    let preview = try draw("preview width=390", "<p>Words</p>").html
    let edges = "@media(max-width:480px){sp-stage{padding-inline:0}}"
    #expect(!preview.contains(edges), "what has no ground of its own keeps its distance from the glass")
    let bar = try draw("preview width=390", "<p class=\"bar\">Words</p>", css: ".bar { padding: 16px; }").html
    #expect(bar.contains(edges))
    let field = ".bar { padding: 16px; border-radius: 8px; }"
    #expect(try !draw("preview width=390", "<p class=\"bar\">Words</p>", css: field).html.contains(edges))
    #expect(preview.contains("sp-set::after{position:absolute;right:14px;bottom:8px;"))
    #expect(try !draw("preview", "<p>Words</p>").html.contains("padding-inline:0"))
  }

  /// A leader that starts at the far edge would cross the whole component.
  @Test(arguments: [
    ("<div class=\"card\"><p>Title</p><span class=\"badge\" data-part=\"Badge\">3</span></div>", "left"),
    ("<div class=\"packed\"><p>Title</p><div class=\"badge\" data-part=\"Badge\">3</div></div>", "left"),
    ("<div class=\"card\"><p>Title</p><div class=\"badge self\" data-part=\"Badge\">3</div></div>", "left"),
    ("<div class=\"card\"><p>Title</p><div class=\"badge\" data-part=\"As wide as the card\">3</div></div>", "right"),
    ("<div class=\"card\"><p>Title</p><span class=\"badge free\" data-part=\"Free\">3</span></div>", "right"),
    ("<div class=\"row\"><span>✓</span><span data-part=\"Message\">Saved</span></div>", "up"),
    ("<div class=\"row\"><span class=\"badge\" data-part=\"Mark\">✓</span><span>Saved</span></div>", "left"),
    ("<div class=\"row between\"><span>Back</span><span data-part=\"Close\">Close</span></div>", "right"),
    ("<div class=\"row\"><span class=\"wide\">Back</span><span data-part=\"Close\">Close</span></div>", "right"),
  ])
  func aLeaderStartsAtTheNearestEdge(html: String, side: String) throws {
    let css = """
      .card { display: block; } .badge { background: red; } .row { display: flex; } .free { position: absolute; }
      .packed { display: flex; flex-direction: column; align-items: flex-start; } .self { align-self: flex-start; }
      .between { justify-content: space-between; } .wide { flex: 1; }
      """
    let drawn = try draw("anatomy theme=light", html, css: css).html
    #expect(drawn.contains("<sp-mark side=\"\(side)\""), "\(html)")
  }

  @Test(arguments: [("50%", "left"), ("20px", "left"), ("8px", "left top")])
  func aLeaderToARoundPartStartsWhereTheCurveIs(radius: String, side: String) throws {
    let inner = "<div class=\"middle\" data-part=\"Circle\"><span data-part=\"Sign\">!</span></div>"
    let css = """
      .middle { display: flex; justify-content: center; height: 40px; border-radius: \(radius); background: red; }
      """
    let html = try draw("anatomy theme=light", "<div>\(inner)<p>Text</p></div>", css: css).html
    #expect(html.contains("<sp-mark side=\"\(side)\""), "\(html)")
  }

  @Test func aNumberStandsBesideTheComponentAndNotAtTheEdgeOfItsPlate() throws {
    let html = try draw("anatomy theme=light", "<p data-part=\"Label\">Go</p>").html
    #expect(html.contains("anchor-name:--s0"))
    #expect(html.contains("position-anchor:--p0-0;--s:--s0"))
  }
}
