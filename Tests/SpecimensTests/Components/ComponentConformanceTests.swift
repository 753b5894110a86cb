import Diagnostics
import Specimens
import Testing

/// What holds for every drawing of components, screens and flowcharts.
@Suite struct ComponentConformanceTests {
  private static let drawn = ["preview", "states", "anatomy", "redlines", "frame", "mermaid", "do-dont"]

  @Test(arguments: drawn) func drawsItsExampleWithoutComplaint(_ name: String) throws {
    let info = try #require(AllSpecimens.byName[name]?.info)
    let drawing = try ComponentSystem.draw(name, info.example)
    #expect(drawing.rules.isEmpty, "\(drawing.diagnostics.all)")
    #expect(drawing.html.hasPrefix("<figure class=\"plate"))
    #expect(drawing.html.contains("data-specimen=\"\(name)\""))
  }

  @Test(arguments: drawn) func drawsTheSameTwice(_ name: String) throws {
    let info = try #require(AllSpecimens.byName[name]?.info)
    #expect(try ComponentSystem.draw(name, info.example).html == ComponentSystem.draw(name, info.example).html)
  }

  @Test(arguments: drawn) func saysSomethingOfAnEmptyBlockAndDrawsNothing(_ name: String) throws {
    let drawing = try ComponentSystem.draw(name, "")
    #expect(!drawing.rules.isEmpty)
    #expect(!drawing.html.contains("<figure"))
  }

  private static let hostile = [
    "<script>alert(1)</script>", "<button onclick=\"alert(1)\">Go</button>", "<a href=\"javascript:alert(1)\">Go</a>",
    "</template></div><script>alert(1)</script>", "<p style=\"position:fixed\">Text</p>",
    "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>", "<div class='\"><script>'>Text</div>",
    "<iframe src=\"//a.example\"></iframe>", "<!--><script>alert(1)</script>-->", "<div \u{0}onclick=x>Text</div>",
    "do: <script>alert(1)</script>", "flowchart TB\nA[<script>alert(1)</script>] --> B[</svg><script>]",
    "header: 44 <script>alert(1)</script>", "label: <script>alert(1)</script>\nheight: 56px",
    "variants: <script>, b\nstates: \"><script>\n---\n<b class=\"{variant}\">{state}</b>",
  ]

  @Test(arguments: drawn, hostile) func letsNoScriptOrAddressThrough(_ name: String, _ body: String) throws {
    let html = try ComponentSystem.draw(name + " title=\"<script>\"", body).html
    #expect(!html.contains("<script"))
    #expect(!html.contains("<img"))
    #expect(!html.contains("<iframe"))
    #expect(!html.contains(#/<[^>]*\son[a-z]+\s*=/#))
    #expect(!html.contains(#/(href|src)="?javascript:/#))
    #expect(!html.contains("position:fixed") || !html.contains("style=\"position:fixed"))
  }

  @Test(arguments: drawn) func standsAnyBytes(_ name: String) throws {
    let pieces = [
      "<", ">", "\"", "<div", "</", "&#x110000;", "&", "{", "}", "-->", "A[", "[", "🙂", "\u{202E}", ":", "|", "---",
      "\n",
      "height: 1e999px", "device: 0x0", "sheet: nan", "=", "'", "data-part=", "\t", "flowchart LR\n", "do:", "A-->A",
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
      let html = try ComponentSystem.draw(name, body).html
      #expect(!html.contains("<script"))
    }
  }
}
