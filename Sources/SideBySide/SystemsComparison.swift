package import Guide
package import Markup
import Plates
import Printing

/// One foundation compared between all systems.
protocol ComparedFoundation: SendableMetatype {
  static var info: FoundationInfo { get }

  /// What the systems have in common or not, derived from their values; nil if there is nothing to say.
  static func lede(_ systems: [ComparedSystem]) -> String?

  /// Its figures, each with a row for every system.
  static func draw(_ systems: [ComparedSystem]) -> [Node]
}

/// The title of a foundation on the page.
struct FoundationInfo: Sendable {
  /// The anchor of its heading.
  let id: String
  let title: String
}

/// A comparison of several systems, foundation by foundation.
package struct SystemsComparison: Sendable {
  /// One part of the page.
  package struct Part: Sendable {
    /// The anchor of its heading.
    package let id: String
    package let title: String
    /// A sentence under the heading.
    package let lede: String?
    package let figures: [Node]
  }

  private static let foundations: [any ComparedFoundation.Type] = [
    CompareIdentity.self, CompareNeutrals.self, CompareType.self, CompareSpace.self, CompareRadii.self,
    CompareSprings.self, CompareDurations.self, CompareHaptics.self, CompareContrast.self, CompareExtent.self,
  ]

  /// The anchors and titles of its parts, in order.
  package static var contents: [(id: String, title: String)] { foundations.map { ($0.info.id, $0.info.title) } }

  /// More systems than a reader can hold beside each other are not compared.
  private static let most = 12

  package let parts: [Part]

  /// The subject of the page, in two or three sentences.
  package static func summary(of systems: [DesignSystem]) -> String {
    let names = systems.map(\.settings.name)
    let isCut = names.count > most
    let all =
      isCut
      ? "The first \(most) of \(names.count) systems"
      : names.count < 7 ? Plate.list(names) : "\(names.count) systems"
    let lenders = systems.prefix(most).flatMap { $0.settings.lenders.map(\.name) }.uniqued()
    return
      "\(all), foundation by foundation on the same scales. What a system’s document leaves out is marked “not given”"
      + (lenders.isEmpty ? "." : ", and values that it only names are marked as those of \(Plate.list(lenders)).")
      + (isCut ? " The order of the systems in the guide’s settings decides which come first." : "")
  }

  /// - Parameter pageURL: the address of its page from the root of the site; links are relative to it.
  package init(_ systems: [DesignSystem], pageURL: String) {
    let compared = systems.prefix(Self.most).map { ComparedSystem($0, pageURL: pageURL) }
    parts = Self.foundations.map {
      Part(id: $0.info.id, title: $0.info.title, lede: $0.lede(compared), figures: $0.draw(compared))
    }
  }
}
