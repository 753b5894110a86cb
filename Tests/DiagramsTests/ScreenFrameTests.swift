import Diagnostics
import DrawingSupport
import Files
import Testing

@testable import Diagrams

/// Device frames: where the parts of a screen stand.
@Suite struct ScreenFrameTests {
  private static func layout(_ body: String) throws -> FrameLayout {
    var diagnostics = Diagnostics()
    let lines = FrameLines(Drawing.block("frame", body), into: &diagnostics)
    try #require(diagnostics.isEmpty)
    return FrameLayout(lines)
  }

  private static func box(_ kind: FramePart.Kind, in layout: FrameLayout) throws -> FrameLayout.Box {
    try #require(layout.items.first { $0.part.kind == kind }).box
  }

  @Test func stacksBarsFromTheTopAndActionsFromTheBottom() throws {
    let layout = try Self.layout(
      "device: 390x844\nstatus-bar\nheader: 96 Title\ncontent: cards 3\nbottom-action: 24 Go\ntab-bar: 83 A, B\nhome-indicator"
    )
    #expect(try Self.box(.header, in: layout).height == 96)
    #expect(try Self.box(.tabBar, in: layout).bottom == 844)
    #expect(try Self.box(.tabBar, in: layout).height == 83)
    // The action keeps its distance from what is below it.
    #expect(try Self.box(.bottomAction, in: layout).bottom == 844 - 83 - 24)
    let content = try Self.box(.content, in: layout)
    #expect(try content.y == Self.box(.header, in: layout).bottom)
    #expect(try content.bottom <= Self.box(.bottomAction, in: layout).y)
  }

  @Test func keepsAnActionClearOfTheHomeIndicator() throws {
    let layout = try Self.layout("content: form\nbottom-action: 24 Save\nhome-indicator")
    #expect(try Self.box(.homeIndicator, in: layout).y - Self.box(.bottomAction, in: layout).bottom == 24)
  }

  @Test func raisesASheetToItsShareAndPutsWhatFollowsIntoIt() throws {
    let layout = try Self.layout("device: 400x800\nstatus-bar\nsheet: 0.5 Title\ngrabber\nbottom-action: 24 Go")
    #expect(try Self.box(.sheet, in: layout).y == 400)
    #expect(try Self.box(.grabber, in: layout).y > 400)
    #expect(try Self.box(.bottomAction, in: layout).bottom == 776)
  }

  @Test func labelsEveryPartWithTheFiguresGivenAndNoOthers() throws {
    let html = try draw(
      "frame", "status-bar\nheader: 96 Title\ncontent: cards 2\nnote: Scrolls\nhome-indicator"
    ).html
    for words in [">Status bar<", ">Header 96: Title<", ">Content<", ">Scrolls<", ">Home indicator<"] {
      #expect(html.contains(words), "\(words)")
    }
    #expect(
      html.contains(
        "Screen of 390 by 844, from top to bottom: status bar, header 96 “Title”, 2 cards, note “Scrolls” and home indicator."
      ))
  }

  @Test(arguments: ["toolbar: 44", "device: 10x10", "content: video", "device: axb"])
  func reportsALineThatIsNoPart(_ line: String) throws {
    let drawing = try draw("frame", "status-bar\n\(line)")
    #expect(drawing.rules == ["unknown-line"])
    #expect(drawing.places.map(\.line) == [3])
  }

  @Test func boundsItsParts() throws {
    let body = Array(repeating: "note: Text", count: 100).joined(separator: "\n")
    #expect(try draw("frame", body).rules == ["frame-limit"])
  }

  @Test func neverLetsLabelsTouch() throws {
    let notes = (1...12).map { "note: A remark of some length, number \($0)" }.joined(separator: "\n")
    let html = try draw("frame", "header: 44 Title\n\(notes)\ntab-bar: 83 A, B, C\nhome-indicator").html
    let rows = html.matches(of: #/<text x="[\d.]+" y="([\d.-]+)">/#).compactMap { Double($0.1) }
    #expect(rows.count == 15)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 >= 14 }, "\(rows)")
  }
}
