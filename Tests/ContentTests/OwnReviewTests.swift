import Comparison
import Differences
import Files
import Pipeline
import TestSupport
import Testing
import Tokens

/// The guide of this repository, edited in known ways.
struct OwnReviewTests {
  private func own() async throws -> SourceTree { try await SourceTree(onDisk: Repository.root, jobs: 2) }

  /// The changes once parts of some files are replaced, each of which must be there.
  private func changes(_ edits: [(path: String, old: String, new: String)]) async throws -> Changes {
    let base = try await own()
    var files = Dictionary(base.sources.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) {
      first, _ in first
    }
    for (path, old, new) in edits {
      let text = try #require(files[path])
      #expect(text.contains(old), "\(path) has no \(old)")
      files[path] = text.replacing(old, with: new, maxReplacements: 1)
    }
    return await Review.changes(
      from: base, to: SourceTree(Sources(files), beside: base.beside),
      Changes.Sides(base: "base", head: "head", reason: ""), jobs: 2)
  }

  private static let color = "content/okta-mobile/tokens/color.tokens.json"

  @Test func saysWhatAPaleTextBreaksAndWhereItIsUsed() async throws {
    let found = try await changes([
      (
        Self.color, "[0.4196, 0.4471, 0.502], \"alpha\": 1, \"hex\": \"#6B7280\"",
        "[0.6118, 0.6392, 0.6863], \"alpha\": 1, \"hex\": \"#9CA3AF\""
      )
    ])
    let change = try #require(found.all.first { $0.subject == "color.text.muted" })
    #expect(found.all.count { $0.kind.area == .token } == 1)
    #expect(change.kind == .valueChanged && change.severity == .breaking)
    #expect(change.size == "ΔE 17.3, strong")
    #expect(
      change.radius.contrasts.map(\.sentence) == [
        "color.text.muted on color.surface.card: 4.83 AA → 2.54 fail",
        "color.text.muted on color.surface.screen: 4.62 AA → 2.43 fail",
        "color.text.muted on color.surface.subtle: 4.63 AA → 2.43 fail",
        "color.text.muted on color.surface.input: 4.39 AA large → 2.31 fail",
        "component.ai-streaming.message-color on component.ai-streaming.background: 4.62 AA → 2.43 fail",
        "component.badge.text-color on component.badge.background: 4.39 AA large → 2.31 fail",
        "component.card.body-color on component.card.background: 4.83 AA → 2.54 fail",
        "component.error-state.message-color on component.error-state.background: 4.63 AA → 2.43 fail",
        "component.loading.message-color on component.loading.background: 4.63 AA → 2.43 fail",
      ])
    #expect(change.radius.tokens.contains { $0.path.description == "component.card.body-color" })
    #expect(change.radius.uses.contains { $0.page == "content/okta-mobile/components/cards.md" })
    #expect(
      change.radius.prose.contains { $0.sentence == "Text muted | #6B7280 | Captions, descriptions, secondary labels" })
  }

  @Test func followsARenamedColourThroughItsUsers() async throws {
    let found = try await changes([
      (Self.color, "\"gold\": {\n        \"$value\": { \"c", "\"amber\": {\n        \"$value\": { \"c"),
      (Self.color, "{color.palette.gold}", "{color.palette.amber}"),
    ])
    let tokens = found.all.filter { $0.kind.area == .token }
    #expect(tokens.map(\.kind) == [.tokenRenamed])
    #expect(tokens.first?.formerly == "color.palette.gold")
    #expect(tokens.first?.judgement.step == .major)
  }

  @Test func measuresMotionByWhatItDoes() async throws {
    let found = try await changes([
      (
        "content/okta-mobile/tokens/motion.tokens.json", #""stiffness": 200, "damping": 18"#,
        #""stiffness": 220, "damping": 22"#
      )
    ])
    let change = try #require(found.all.first { $0.kind.area == .token })
    #expect(change.subject == "motion.spring.smooth-slide" && change.severity == .visible)
    #expect(change.size == "settles 730 ms → 534 ms; overshoot 7.5 % → 3.1 %")
    #expect(
      change.radius.tokens.map(\.path.description) == [
        "component.tab-bar.pill-spring", "component.tab-bar.color-spring",
      ])
  }

  @Test func tellsWhatASentenceChanges() async throws {
    let found = try await changes([
      (
        "content/okta-mobile/components/buttons.md", "8 px separate them (`gap: 8`)",
        "12 px separate them (`gap: 12`)"
      )
    ])
    #expect(found.all.map(\.kind) == [.figuresChanged])
    #expect(found.all.first?.subject == "content/okta-mobile/components/buttons.md")
    #expect(found.all.first?.heading == "Anatomy")
  }
}
