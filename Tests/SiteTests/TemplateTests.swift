import Diagnostics
import TestSupport
import Testing

struct TemplateTests {
  private func site(_ templates: [String: String]) async -> (site: BuiltSite, places: [String]) {
    var files = sampleGuide
    for (path, text) in templates { files["templates/" + path] = text }
    let project = MarkedProject(files)
    return (await BuiltSite(project.sources), project.places)
  }

  @Test func putsAProjectsOwnLayoutInPlaceOfOneOfTheTheme() async throws {
    let (site, _) = await site(["layouts/page.mustache": "<p>{{heading}}|{{{body}}}|{{root}}</p>"])
    let text = try site.text("one/base/type.html")
    #expect(text.hasPrefix("<p>Type|"))
    #expect(text.hasSuffix("|../../</p>"))
    #expect(try site.text("one/components/button.html").hasPrefix("<!doctype html>"))
    #expect(site.diagnostics.isEmpty)
  }

  @Test func keepsTheRestOfTheThemeAroundAProjectsOwnFrame() async throws {
    let (site, _) = await site([
      "layouts/page.mustache": "{{<base}}{{$frame}}<main>{{heading}}</main>{{/frame}}{{/base}}"
    ])
    let text = try site.text("one/base/type.html")
    #expect(text.hasPrefix("<!doctype html>"))
    #expect(text.contains("<main>Type</main>"))
  }

  @Test func takesAProjectsPartials() async throws {
    let (site, _) = await site([
      "layouts/page.mustache": "{{> note}}{{heading}}", "layouts/note.mustache": "<i>{{language}}</i>",
    ])
    #expect(try site.text("one/base/type.html") == "<i>en</i>Type")
    #expect(site.diagnostics.isEmpty)
  }

  @Test func leavesSectionsOutWhoseSlotIsEmpty() async throws {
    let (site, _) = await site([
      "layouts/page.mustache": "{{#summary}}[{{summary}}]{{/summary}}{{^summary}}none{{/summary}}"
    ])
    #expect(try site.text("one/base/colour.html") == "[What is painted.]")
    #expect(try site.text("one/base/type.html") == "none")
  }

  @Test func escapesASlotWhereTheTemplateDoes() async throws {
    let (site, _) = await site([
      "layouts/page.mustache": "{{heading}} {{{heading}}} {{&heading}}",
      "content/one/base/type.md": "# A & B",
    ])
    #expect(try site.text("one/base/type.html") == "Type Type Type")
    var files = sampleGuide
    files["templates/layouts/page.mustache"] = "{{heading}} {{{heading}}}"
    files["content/one/base/type.md"] = "---\ntitle: \"A & <b>\"\n---\n"
    #expect(try await BuiltSite(files).text("one/base/type.html") == "A &amp; &lt;b&gt; A & <b>")
  }

  @Test func replacesAndAddsStylesScriptsAndFilesOneByOne() async throws {
    let (standard, _) = await site([:])
    let (site, _) = await site([
      "assets/css/10-chrome.css": ".mine { color: red }", "assets/css/90-own.css": ".last { color: blue }",
      "assets/js/own.js": "1;", "assets/logo.svg": "<svg/>", "assets/js/site.js": "2;",
    ])
    let sheet = try site.text("assets/site.css")
    #expect(sheet.contains(".mine{color:red }"))
    #expect(sheet.hasSuffix(".last{color:blue }"))
    #expect(sheet.count < (try standard.text("assets/site.css")).count)
    #expect(try site.text("assets/own.js") == "1;")
    #expect(try site.text("assets/site.js") == "2;")
    #expect(try site.text("assets/logo.svg") == "<svg/>")
    #expect(try site.text("assets/theme.js") == standard.text("assets/theme.js"))
  }

  @Test(arguments: [
    ("layouts/page.mustache", "{{ ↓headng }}", "did you mean {{heading}}?"),
    ("layouts/page.mustache", "<p>\n{{{↓boody}}}</p>", "did you mean {{body}}?"),
    ("layouts/base.mustache", "{{#↓sumary}}{{/sumary}}", "did you mean {{summary}}?"),
    ("layouts/own.mustache", "{{heading}} {{& ↓crumb}}", "did you mean {{crumbs}}?"),
  ])
  func reportsANameThatNoSlotHas(path: String, text: String, fix: String) async throws {
    let (site, places) = await site([path: text])
    #expect(site.diagnostics.lines == places.map { "\($0) error unknown-template-name" })
    #expect(site.diagnostics.all.allSatisfy { $0.fix?.sentence == fix })
    #expect(try site.text("one/base/type.html").hasPrefix("<!doctype html>"))
  }

  @Test(arguments: [
    (["page": "{{>↓page}}"], ["template-cycle"]),
    (["page": "{{heading}} {{<↓page}}{{/page}}"], ["template-cycle"]),
    (["page": "{{=<% %>=}}<%>↓page%>"], ["template-cycle"]),
    (["base": "{{>page}}"], ["template-cycle"]),
    (["page": "{{>a}}", "a": "{{>b}}", "b": "{{#heading}}{{>↓a}}{{/heading}}"], ["template-cycle"]),
    (["page": "{{<base}}{{$frame}}{{$↓frame}}{{/frame}}{{/frame}}{{/base}}"], ["template-cycle"]),
    (["page": "{{<base}}{{$frame}}{{>↓note}}{{/frame}}{{/base}}", "note": "{{$frame}}{{/frame}}"], ["template-cycle"]),
  ])
  func reportsTemplatesThatPutThemselvesIntoThemselves(templates: [String: String], rules: [String]) async throws {
    let (site, places) = await site(
      Dictionary(uniqueKeysWithValues: templates.map { ("layouts/\($0).mustache", $1) }))
    #expect(site.diagnostics.all.map(\.rule.id) == rules)
    if !places.isEmpty { #expect(site.diagnostics.lines == zip(places, rules).map { "\($0) error \($1)" }) }
    #expect(site.paths.contains("one/base/type.html"))
  }

  @Test func boundsHowDeepTemplatesNest() async throws {
    let sections = { (count: Int) in
      String(repeating: "{{#heading}}", count: count) + "x" + String(repeating: "{{/heading}}", count: count)
    }
    let (sound, _) = await site(["layouts/page.mustache": sections(40)])
    #expect(try sound.text("one/base/type.html") == "x")
    #expect(sound.diagnostics.isEmpty)
    for count in [60, 20_000] {
      let (deep, _) = await site(["layouts/page.mustache": sections(count)])
      #expect(deep.diagnostics.all.map(\.rule.id) == ["template-too-deep"])
      #expect(try deep.text("one/base/type.html").hasPrefix("<!doctype html>"))
    }
    let (brackets, _) = await site(["layouts/page.mustache": "{{$" + String(repeating: "a(", count: 100_000) + "}}"])
    #expect(brackets.diagnostics.all.map(\.rule.id) == ["unknown-template-name"])
    var chain = ["layouts/page.mustache": "{{>t0}}"]
    for number in 0..<100 { chain["layouts/t\(number).mustache"] = "{{>t\(number + 1)}}" }
    #expect(await site(chain).site.diagnostics.all.map(\.rule.id) == ["template-too-deep"])
  }

  @Test func boundsHowOftenTemplatesArePutIntoOnePage() async throws {
    var doubling = ["layouts/page.mustache": "{{>t0}}"]
    for number in 0..<40 { doubling["layouts/t\(number).mustache"] = "{{>t\(number + 1)}}{{>t\(number + 1)}}" }
    let (site, _) = await site(doubling)
    #expect(site.diagnostics.all.map(\.rule.id).allSatisfy { $0 == "template-too-large" })
    #expect(site.diagnostics.reach(.error))
    #expect(site.paths.contains("one/base/type.html"))
  }

  @Test func usesTheThemesTemplateInPlaceOfOneThatIsNone() async throws {
    let (site, _) = await site(["layouts/page.mustache": "{{#summary}} never closed"])
    #expect(site.diagnostics.lines == ["templates/layouts/page.mustache:1:1 error invalid-template"])
    #expect(try site.text("one/base/type.html").hasPrefix("<!doctype html>"))
  }

  @Test(arguments: [
    "{{", "{{}}", "{{{", "{{#}}", "}}", "{{=<% %>=}}", "{{/summary}}", "{{>missing}}", "{{<missing}}{{/missing}}",
    "{{.}}",
  ])
  func standsAnyTemplate(text: String) async throws {
    let (site, _) = await site(["layouts/page.mustache": text])
    #expect(site.paths.contains("one/base/type.html"))
  }
}
