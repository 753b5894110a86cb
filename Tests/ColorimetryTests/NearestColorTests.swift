import Testing

@testable import Colorimetry

struct NearestColorTests {
  private func palette(_ colors: [(String, String)]) throws -> NearestColor<String> {
    NearestColor(try colors.map { (id: $0.0, color: try Color(css: $0.1)) })
  }

  @Test func findsTheColourThatLooksNearest() throws {
    let search = try palette([("brand", "#336699"), ("danger", "#cc0000"), ("paper", "#fafafa")])
    #expect(search.match(for: try Color(css: "#35679a"))?.id == "brand")
    #expect(search.match(for: try Color(css: "color(display-p3 1 0 0)"))?.id == "danger")
    let exact = try #require(search.match(for: try Color(css: "#fafafa")))
    #expect(exact.id == "paper" && exact.difference == 0)
  }

  @Test func givesTiesToTheFirst() throws {
    let search = try palette([("a", "#abc"), ("b", "#aabbcc"), ("c", "#abc")])
    #expect(search.match(for: try Color(css: "#abc"))?.id == "a")
    #expect(search.matches(for: try Color(css: "#abc"), limit: 9).map(\.id) == ["a", "b", "c"])
  }

  @Test func prefersTheNearerOpacityAmongEquals() throws {
    let search = try palette([("solid", "#000"), ("scrim", "#00000080")])
    #expect(search.match(for: try Color(css: "#00000090"))?.id == "scrim")
    #expect(search.match(for: try Color(css: "#000"))?.id == "solid")
  }

  @Test func findsNothingAmongNone() {
    let search = NearestColor<Int>([])
    #expect(search.match(for: .black) == nil)
    #expect(search.matches(for: .black, limit: 3).isEmpty)
  }

  @Test func listsTheNearestInOrder() {
    let search = NearestColor(Samples.colors(50).enumerated().map { (id: $0.offset, color: $0.element) })
    for color in Samples.colors(60).suffix(10) {
      let matches = search.matches(for: color, limit: 5)
      #expect(matches.count == 5)
      #expect(matches.first?.id == search.match(for: color)?.id)
      #expect(zip(matches, matches.dropFirst()).allSatisfy { $0.difference <= $1.difference })
    }
    #expect(search.matches(for: .black, limit: -1).isEmpty)
  }
}
