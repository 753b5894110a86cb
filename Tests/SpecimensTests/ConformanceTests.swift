import Diagnostics
import DrawingSupport
import Files
import Foundation
import Guide
import Plates
import Specimens
import TestSupport
import Testing
import Tokens

/// What holds for every specimen there is, each drawn from its own example.
@Suite struct ConformanceTests {
  private static let names = AllSpecimens.all.map { $0.info.name }
  private static let namingTokens = AllSpecimens.all.filter { $0.info.namesTokens }.map { $0.info.name }
  private static let linking = AllSpecimens.all.filter { $0.info.namesTokens && $0.info.linksTokens }.map {
    $0.info.name
  }
  private static let namingNone = AllSpecimens.all.filter { !$0.info.namesTokens && !$0.info.mayBeEmpty }.map {
    $0.info.name
  }

  private static func info(_ name: String) throws -> SpecimenInfo { try #require(AllSpecimens.byName[name]?.info) }

  private static func example(_ name: String) throws -> Drawing { try draw(name, try info(name).example) }

  // MARK: Lines that it cannot read

  @Test(arguments: ["issues", "disagreements", "options", "evidence", "use"])
  func saysOnceOfALineThatItIsLeftOut(_ name: String) throws {
    let example = try Self.info(name).example
    let bad = "- - | x"
    #expect(try draw(name, "\(example)\n\(bad)").rules == ["unknown-line"])
    #expect(try draw(name, bad).rules == ["unknown-line"])
    #expect(try draw(name, "").rules == ["empty-block"])
  }

  // MARK: Its example

  @Test(arguments: names) func drawsItsExampleWithoutComplaint(_ name: String) throws {
    let drawing = try Self.example(name)
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.text)")
    let isFigure = try Self.info(name).isFigure
    #expect(drawing.html.hasPrefix(isFigure ? "<figure class=\"plate" : "<div class=\"told"))
    let drawn = drawing.page.all(isFigure ? "figure" : "div", "data-specimen")
    #expect(drawn.map { $0.attributes["data-specimen"] } == [name])
    #expect(drawing.page.faults.isEmpty, "\(drawing.page.faults)")
    #expect(drawing.page.all("script").isEmpty)
  }

  @Test(arguments: names) func drawsTheSameTwice(_ name: String) throws {
    #expect(try Self.example(name).html == Self.example(name).html)
  }

  @Test(arguments: names) func marksTheTokensItDrawsAndNothingElse(_ name: String) throws {
    let drawn = try Self.example(name).page.all("*", "data-token").compactMap { $0.attributes["data-token"] }
    #expect(try drawn.isEmpty == !Self.info(name).namesTokens)
    let known = Set(try SampleSystem.system().tokens.tokens.map(\.path.description))
    #expect(drawn.filter { !known.contains($0) }.isEmpty)
  }

  @Test(arguments: linking) func linksEachTokenToItsRowInTheTable(_ name: String) throws {
    let page = try Self.example(name).page
    let links = Set(page.all("a").compactMap { $0.attributes["href"] })
    for path in Set(page.all("*", "data-token").compactMap { $0.attributes["data-token"] }) {
      #expect(links.contains("../tokens.html#\(path)"), "\(path)")
    }
  }

  @Test(arguments: names) func givesEveryDrawingAnAlternativeOrHidesIt(_ name: String) throws {
    let page = try Self.example(name).page
    for drawing in page.all("svg") {
      let isTold = { (element: HTMLPage.Element) in
        element.attributes["aria-hidden"] == "true"
          || element.attributes["role"] == "img" && element.attributes["aria-label"]?.isEmpty == false
      }
      #expect(isTold(drawing) || page.isInside(drawing, isTold))
    }
  }

  // MARK: What it cannot draw

  /// The lines of an example that name tokens, each with a group that no token has before it.
  private static func misspelt(_ info: SpecimenInfo) -> (all: [String], numbers: [Int]) {
    let lines = info.example.split(separator: "\n").map { line in
      String(line).replacing(/[a-z]+(\.[a-z0-9*]+)+/) { "missing." + String($0.output.0) }
    }
    return (lines, lines.indices.filter { lines[$0].contains("missing.") })
  }

  @Test(arguments: namingTokens) func reportsEachNameWithoutATokenAtItsLine(_ name: String) throws {
    let (lines, numbers) = Self.misspelt(try Self.info(name))
    let drawing = try draw(name, lines.joined(separator: "\n"))
    #expect(!numbers.isEmpty)
    #expect(drawing.rules == numbers.map { _ in "unknown-token" })
    // The first line of the block is that of its fence.
    #expect(drawing.places.map(\.line) == numbers.map { $0 + 2 })
    #expect(!drawing.html.contains("data-token"))
  }

  @Test(arguments: namingTokens) func drawsNothingWhereNoNameHasAToken(_ name: String) throws {
    let (lines, numbers) = Self.misspelt(try Self.info(name))
    let drawing = try draw(name, numbers.map { lines[$0] }.joined(separator: "\n"))
    #expect(drawing.rules.contains("unknown-token"))
    #expect(drawing.html.isEmpty)
  }

  @Test(arguments: namingNone) func saysSomethingOfAnEmptyBlockAndDrawsNothing(_ name: String) throws {
    let drawing = try draw(name, "")
    #expect(!drawing.rules.isEmpty)
    #expect(!drawing.html.contains("<figure"))
  }

  @Test func saysWhatIsNotTestedInAnEmptyListOfChecks() throws {
    let drawing = try draw("checks", "")
    #expect(drawing.diagnostics.isEmpty)
    #expect(drawing.html.contains("not tested"))
  }

  // MARK: Hostile blocks

  private static let hostile = [
    "<script>alert(1)</script>", "<button onclick=\"alert(1)\">Go</button>", "<a href=\"javascript:alert(1)\">Go</a>",
    "</template></div><script>alert(1)</script>", "<p style=\"position:fixed\">Text</p>",
    "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>", "<div class='\"><script>'>Text</div>",
    "<iframe src=\"//a.example\"></iframe>", "<!--><script>alert(1)</script>-->", "<div \u{0}onclick=x>Text</div>",
    "do: <script>alert(1)</script>", "flowchart TB\nA[<script>alert(1)</script>] --> B[</svg><script>]",
    "header: 44 <script>alert(1)</script>", "label: <script>alert(1)</script>\nheight: 56px",
    "variants: <script>, b\nstates: \"><script>\n---\n<b class=\"{variant}\">{state}</b>",
    "always: <script>alert(1)</script>, \"><img>", "kind: hero\nreduced: fade | <script>alert(1)</script>",
    "0ms note: | <script>alert(1)</script>", "<b>Grey</b> | <i onclick=x>none</i>",
  ]

  @Test(arguments: names, hostile) func letsNoScriptOrAddressThrough(_ name: String, _ body: String) throws {
    Self.expectHarmless(try draw(name + " title=\"<script>\"", body))
  }

  /// The example with markup for the title and every caption.
  @Test(arguments: names) func keepsAnAuthorsMarkupAsText(_ name: String) throws {
    let hostile = "\"><script>alert(1)</script>"
    let example = try Self.info(name).example
    let captioned = example.split(separator: "\n").map { line in
      line.contains("|") || line.contains("<") ? String(line) : "\(line) | \(hostile)"
    }
    for body in [example, captioned.joined(separator: "\n")] {
      let drawing = try draw(name + " title=\"<script>\"", body)
      Self.expectHarmless(drawing)
      #expect(drawing.html.isEmpty || drawing.html.contains("&lt;script&gt;"))
    }
  }

  @Test(arguments: names) func takesAnyBytes(_ name: String) throws {
    let example = try Self.info(name).example
    let pieces = [
      "<", ">", "\"", "<div", "</", "&#x110000;", "&", "{", "}", "-->", "A[", "[", "🙂", "\u{202E}", ":", "|", "---",
      "\n", "height: 1e999px", "device: 0x0", "sheet: nan", "=", "'", "data-part=", "\t", "flowchart LR\n", "do:",
      "A-->A", " | ", "color.**", "**", ".", "0ms haptic: ", "text: ", "always: ", "kind: hero\n", "\n\(example)\n",
    ]
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<200 {
      var body = ""
      for _ in 0..<24 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        body += pieces[Int(state % UInt64(pieces.count))]
      }
      #expect(try !draw(name, body).html.contains("<script"))
    }
  }

  private static func expectHarmless(_ drawing: Drawing) {
    let page = drawing.page
    #expect(page.faults.isEmpty, "\(page.faults)")
    for element in page.elements {
      #expect(!["script", "img", "iframe", "object", "embed", "link", "base"].contains(element.name))
      #expect(!element.attributes.keys.contains { $0.hasPrefix("on") })
      for address in [element.attributes["href"], element.attributes["src"]].compactMap(\.self) {
        #expect(address.hasPrefix("../tokens.html#") || address.hasPrefix("#"), "\(address)")
      }
      #expect(element.attributes["style"]?.contains("position:fixed") != true)
    }
  }

  // MARK: The list itself

  @Test func holdsEverySpecimenThereIs() throws {
    var written: Set<String> = []
    for target in ["Specimens", "Previews", "Diagrams", "Demos"] {
      let folder = Repository.root + "/Sources/" + target
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".swift") {
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)), as: UTF8.self)
        for match in text.matches(of: /enum (\w+): Specimen \{/) { written.insert(String(match.1)) }
      }
    }
    #expect(Set(AllSpecimens.all.map { "\($0)" }) == written)
  }

  // MARK: Captions

  @Test(arguments: ["swatches", "ramp", "tints", "vision"]) func theCaptionOfAColourIsItsTitle(_ name: String) throws {
    let words = try draw(name, "color.tab.emerald | Sessions", "color.palette.olive").words
    #expect(words.contains("Sessions") && words.contains("Olive"))
    #expect(!words.contains("Emerald"))
  }

  @Test(arguments: [
    ("scale", "size.button"), ("radii", "radius.small"), ("icons", "icon.inline"), ("targets", "target.minimum"),
  ])
  func theCaptionOfALengthIsItsTitle(_ name: String, _ token: String) throws {
    let words = try draw(name + " as=bars", "\(token) | Of the form").words
    #expect(words.contains("px Of the form"))
    let noted = try draw(name + " as=bars", "\(token) | Of the form | in a hurry").words
    #expect(noted.contains("px Of the form"))
    #expect(noted.contains("in a hurry") && !noted.contains("|"))
    let onlyNoted = try draw(name + " as=bars", "\(token) | | in a hurry").words
    #expect(!onlyNoted.contains("px in a hurry") && onlyNoted.contains("in a hurry"))
  }

  @Test func aCaptionOfSeveralIsNobodysTitle() throws {
    let words = try draw("swatches", "color.tab.* | In the bar").words
    #expect(words.contains("Emerald") && words.contains("Coral") && words.contains("In the bar"))
  }

  @Test func anOpenCellIsADash() throws {
    let words = try draw("options", "- size | large, small | large", "- search | - | -").words
    #expect(words.contains("search – –"))
    #expect(!words.contains("not given"))
  }

  @Test func noNameOfARampIsTurned() throws {
    let html = try draw("ramp", "color.**").html
    #expect(!html.contains("ramp up"))
  }

  @Test func aShadowInATableFallsOnTheSystemsSurface() throws {
    let html = try draw("tokens", "shadow.low.ios", surfaces: ["color.surface.screen"]).html
    #expect(html.contains("class=\"glyph lit\" style=\"background:#f2f2f7\""))
  }
}
