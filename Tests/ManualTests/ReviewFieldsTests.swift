import Comparison
import Differences
import Files
import Foundation
import Pipeline
import Reviews
import Testing

/// What the manual says of a review for programs is what is printed, field by field.
struct ReviewFieldsTests {
  private func fields(below heading: String) throws -> Set<String> {
    let page = try #require(try Manual().page("site/reviewing.md"))
    return Set(MarkdownTable.names(in: page.text, below: heading))
  }

  /// One change of a review, and the review.
  private func printed() async throws -> (review: [String: Any], change: [String: Any]) {
    func tree(_ size: Int) -> SourceTree {
      SourceTree(
        Sources([
          "content/demo/system.yml": "name: Demo\n",
          "content/demo/all.tokens.json":
            "{\"gap\": {\"$type\": \"dimension\", \"$value\": {\"value\": \(size), \"unit\": \"px\"}}}",
          "content/demo/index.md": "# Demo\n",
        ]))
    }
    let changes = await Review.changes(
      from: tree(4), to: tree(8), Changes.Sides(base: "old", head: "new", reason: "As asked for."), Thresholds())
    let json = try JSONSerialization.jsonObject(with: Data(ChangesJSON.text(changes, Approvals()).utf8))
    let review = try #require(json as? [String: Any])
    return (review, try #require((review["changes"] as? [[String: Any]])?.first))
  }

  @Test func tellsEveryFieldOfTheObject() async throws {
    #expect(try fields(below: "The object") == Set(try await printed().review.keys))
  }

  @Test func tellsEveryFieldOfAChange() async throws {
    let (_, change) = try await printed()
    #expect(try fields(below: "A change") == Set(change.keys))
    #expect(try fields(below: "What follows from it") == Set(try #require(change["radius"] as? [String: Any]).keys))
  }
}
