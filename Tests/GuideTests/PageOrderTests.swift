import Guide
import Testing

struct PageOrderTests {
  @Test func ordersSystemsAsTheGuideListsThemAndTheRestByName() {
    let joined = Joined([
      "content/guide.yml": "systems: [c, a]", "content/a/index.md": "# A", "content/b/index.md": "# B",
      "content/c/index.md": "# C", "content/d/index.md": "# D",
    ])
    #expect(joined.guide.systems.map(\.slug) == ["c", "a", "b", "d"])
  }

  @Test func listsASystemOnceThoughTheGuideNamesItTwice() {
    let joined = Joined(["content/guide.yml": "systems: [a, a]", "content/a/index.md": "# A"])
    #expect(joined.guide.systems.map(\.slug) == ["a"])
  }

  @Test func ordersSectionsAsTheSystemNamesThemAndTheRestByName() {
    let joined = Joined([
      "content/a/system.yml": "sections: { use: In use, base: Basics }", "content/a/base/x.md": "# X",
      "content/a/use/y.md": "# Y", "content/a/extra-parts/z.md": "# Z", "content/a/areas/w.md": "# W",
      "content/a/loose.md": "# Loose", "content/a/index.md": "# A",
    ])
    #expect(joined.sections == [": Loose", "In use: Y", "Basics: X", "Areas: W", "Extra parts: Z"])
  }

  @Test func ordersPagesByOrderThenTitleThenAddress() {
    let joined = Joined([
      "content/a/s/1.md": "---\ntitle: Same\n---\n", "content/a/s/2.md": "---\ntitle: Same\n---\n",
      "content/a/s/3.md": "---\ntitle: Last\norder: 9\n---\n", "content/a/s/4.md": "---\ntitle: Zero\norder: -1\n---\n",
      "content/a/s/5.md": "# Alpha",
    ])
    #expect(joined.urls == ["4", "3", "5", "1", "2"].map { "a/s/\($0).html" })
  }

  @Test func countsNumbersInTitlesAndFoldersAsNumbers() {
    let joined = Joined([
      "Area 10/a.md": "# Page", "Area 2/a.md": "# Page", "area 3/a.md": "# Page", "page-10.md": "", "page-2.md": "",
      "page-1.md": "# page 1", "Page 02.md": "# Page 02", "z.md": "# Äpfel", "index.md": "# Home",
    ])
    #expect(
      joined.sections == [
        ": page 1, Page 02, Page 2, Page 10, Äpfel", "Area 2: Page", "Area 3: Page", "Area 10: Page",
      ])
  }

  @Test func ordersFilesAndFoldersByTheNumberTheyBeginWith() {
    let joined = Joined([
      "02-install.md": "# Install", "10-faq.md": "", "1_why.md": "---\ntitle: Why\n---\n", "appendix.md": "# Appendix",
      "2024-plans.md": "", "12-months.md": "# 12 months", "3.md": "", "index.md": "# Home",
      "05. moved.md": "---\norder: 11\n---\n",
      "2-motion/a.md": "# A", "10-words/a.md": "# A",
    ])
    #expect(
      joined.sections == [
        ": Why, Install, Faq, Moved, 3, 12 months, 2024 plans, Appendix", "Motion: A", "Words: A",
      ])
  }

  @Test func putsAFolderBehindTheOneItStandsInAndNamesBoth() {
    let joined = Joined([
      "content/a/system.yml": "sections: { use: In use, base: Basics }", "content/a/base/x.md": "# X",
      "content/a/base/deep/y.md": "# Y", "content/a/use/far/off/z.md": "# Z", "content/a/areas/in-it/w.md": "# W",
    ])
    #expect(joined.sections == ["In use / Far / Off: Z", "Basics: X", "Basics / Deep: Y", "Areas / In it: W"])
  }

  @Test func leavesOutOfTitlesTheFolderThatAllPagesAreIn() {
    let parts = Joined(["lib/docs/parts/a.md": "# A", "lib/docs/theming/b.md": "# B"])
    #expect(parts.sections == ["Parts: A", "Theming: B"])
    let both = Joined(["lib/docs/a.md": "# A", "lib/docs/theming/b.md": "# B"])
    #expect(both.sections == ["Docs: A", "Docs / Theming: B"])
    #expect(Joined(["lib/docs/a.md": "# A", "lib/docs/b.md": "# B"]).sections == ["Docs: A, B"])
    #expect(Joined(["lib/a.md": "# A", "library/b.md": "# B"]).sections == ["Lib: A", "Library: B"])
    let named = Joined([
      "content/a/system.yml": "sections: { lib: Handbook }", "content/a/lib/docs/b.md": "# B",
      "content/a/lib/docs/c.md": "# C",
    ])
    #expect(named.sections == ["Handbook / Docs: B, C"])
  }

  @Test func putsTheSystemsOwnPageBeforeItsSections() {
    let joined = Joined(["content/a/index.md": "# Zeta", "content/a/alpha.md": "# Alpha"])
    #expect(joined.urls == ["a/index.html", "a/alpha.html"])
    #expect(joined.guide.systems.first?.overview?.title == "Zeta")
  }

  @Test func takesTheTitleFromFrontMatterThenTheFirstHeadingThenTheFileName() {
    let joined = Joined([
      "content/a/1.md": "---\ntitle: Named\n---\n# Heading", "content/a/2.md": "# *Styled* heading",
      "content/a/input-fields_old.md": "Text only", "content/a/4.md": "## Second level first\n\n# Late",
    ])
    #expect(joined.guide.pages.map(\.title) == ["4", "Input fields old", "Named", "Styled heading"])
  }

  @Test func takesWhatStandsInComponentsForComponents() {
    let joined = Joined([
      "content/a/components/button.md": "# Button", "content/a/components/index.md": "# Components",
      "content/a/components/note.md": "---\nkind: page\n---\n# Note",
      "content/a/x.md": "---\nkind: component\n---\n# X",
    ])
    #expect(joined.guide.systems.first?.components.map(\.title) == ["X", "Button"])
  }

  @Test func namesASystemBySettingsThenItsFolder() {
    let joined = Joined([
      "content/one-two/index.md": "# Front", "content/three/system.yml": "name: Number Three", "content/three/a.md": "",
    ])
    #expect(joined.guide.systems.map(\.settings.name) == ["One two", "Number Three"])
  }
}
