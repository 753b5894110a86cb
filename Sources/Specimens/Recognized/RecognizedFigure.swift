import Colorimetry
import Diagnostics
import Files
import Grounds
import Markup
import Motion
import Plates
import Printing
import Recognition
import Scans
import Syntax
import TokenValues
import Tokens
import Wording

/// A group of recognised values, drawn by the specimen for their kind.
struct RecognizedFigure {
  private let group: RecognizedGroup
  private let document: MarkdownDocument
  /// The unit of lengths without one.
  private let lengthUnit: Dimension.Unit
  /// Whether only the first of many colours are shown at first.
  private let isOnLongPage: Bool
  /// What the values are drawn on; nil for white.
  private let ground: Surface?
  private let darkGround: Surface?
  private let grounds: Grounds

  init(
    _ group: RecognizedGroup, _ grounds: Grounds, in document: MarkdownDocument, lengthUnit: Dimension.Unit,
    on ground: Surface? = nil, dark darkGround: Surface? = nil, isOnLongPage: Bool = false
  ) {
    self.grounds = grounds
    self.ground = ground
    self.darkGround = darkGround
    self.group = group
    self.document = document
    self.lengthUnit = lengthUnit
    self.isOnLongPage = isOnLongPage
  }

  /// The most colours that stand open on a long page, two rows of them; fewer than a row more are not worth a fold.
  private static let mostOpen = 10
  private static let leastFolded = 4
  private static let mostLeftOut = 3

  /// Draws the values, in several figures where they are many.
  ///
  /// - Parameter id: unique on the page.
  func draw(id: String, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    let recognized = recognized
    let samples = recognized.samples
    guard let first = samples.first else { return }
    let areRamp = group.kind == .color && recognized.areRamp
    let title = title(count: samples.count, first: first.path.description)
    let most = RecognizedGroups.mostValues
    let areFolded =
      isOnLongPage && group.kind == .color && !areRamp && samples.count >= Self.mostOpen + Self.leastFolded
      && samples.count <= most
    if areFolded {
      node(Array(samples[..<Self.mostOpen]), areRamp: false, scene(id, title), &diagnostics)?.print(
        into: &out)
      let rest = Array(samples[Self.mostOpen...])
      let scene = scene("\(id)-2", title.map { "\($0), continued" })
      let drawn = node(rest, areRamp: false, scene, &diagnostics)
      let colors = rest.flatMap(\.variants).compactMap(\.value.color)
      FoldedFigures("\(rest.count) more colours", colors).print(into: &out) { drawn?.print(into: &$0) }
      return
    }
    for start in stride(from: 0, to: samples.count, by: most) {
      let scene =
        start == 0
        ? scene(id, title) : scene("\(id)-\(start / most + 1)", title.map { "\($0), continued" })
      let part = Array(samples[start..<min(start + most, samples.count)])
      node(part, areRamp: areRamp, scene, &diagnostics)?.print(into: &out)
    }
  }

  private func scene(_ id: String, _ title: String?) -> Scene {
    let isType = TokenFamily(group.kind) == .type
    let script = isType ? SampleScript(of: document.file.bytes[...]) : .latin
    var scene = Scene.plain(id: id, title: title, on: ground, dark: darkGround, script: script)
    let remarks = [theme(besides: title), leftOut].compactMap(\.self)
    scene.remark = remarks.isEmpty ? nil : remarks.joined(separator: " ")
    return scene
  }

  /// The one theme that all values are for, unless the title names it.
  private func theme(besides title: String?) -> String? {
    let themes = Set(group.values.map(\.theme))
    guard themes.count == 1, let theme = themes.first ?? nil, title?.lowercased().contains(theme) != true else {
      return nil
    }
    return "For the theme \(theme)."
  }

  /// Which items or rows beside those drawn the document has.
  private var leftOut: String? {
    let parts = grounds.leftOut(besides: group.values)
    guard !parts.isEmpty else { return nil }
    let rest = parts.count > Self.mostLeftOut ? " and \(parts.count - Self.mostLeftOut) more" : ""
    return "Left out: " + parts.prefix(Self.mostLeftOut).joined(separator: "; ") + "\(rest)."
  }

  /// Reports springs that lack a number, as drawing them does.
  func report(into diagnostics: inout Diagnostics) {
    _ = SpringReading.all(recognized.samples, by: nil, into: &diagnostics)
  }

  private var recognized: RecognizedSamples {
    // A document that gives only a share of the damping leaves the rest to the platform, and nothing can be drawn.
    var values = group.kind == .spring ? group.values.filter { !$0.isShareAlone } : group.values
    // Under the name of what they are parts of, the parts need no more than their own.
    if let owner, values.allSatisfy({ $0.owner == owner }) {
      for index in values.indices { values[index].name = String(values[index].name.dropFirst(owner.count + 2)) }
    }
    var remarks: [Int: String] = [:]
    // A field of colour has no room for a sentence.
    if group.kind != .color {
      for node in Set(values.map(\.node)) { remarks[node] = RowRemark.text(besides: node, in: document) }
    }
    return RecognizedSamples(
      values, grounds, lengthUnit: lengthUnit, place: document.span(of: group.node), remarks: remarks)
  }

  private var owner: String? {
    group.titles.reversed().lazy.compactMap { [document] in Title.text(of: $0, in: document) }.first
  }

  private func node(
    _ samples: [Sample], areRamp: Bool, _ scene: Scene, _ diagnostics: inout Diagnostics
  ) -> Node? {
    switch group.kind {
    case .color: areRamp ? Ramp.draw(samples, scene) : Swatches.draw(samples, isLow: areParts, scene)
    case .spacing, .size: SpacingScale.bars(samples, scene)
    case .box: SpacingScale.squares(samples, scene)
    case .icon where samples.contains { $0.isTooLarge }: SpacingScale.bars(samples, scene)
    case .icon: Icons.draw(samples, scene)
    case .target: Targets.draw(samples, scene)
    case .radius: Radii.draw(samples, scene)
    case .borderWidth: Borders.draw(samples, scene)
    case .type, .weight, .family, .textStyle, .leading, .tracking: TypeRamp.draw(samples, scene)
    case .opacity: OpacitySteps.draw(samples, scene)
    case .duration: DurationAxis.draw(samples, scene)
    case .easing: EasingCurves.draw(samples, scene)
    case .spring where samples.count == 1: SpringCurves.draw(samples, scene, into: &diagnostics)
    case .spring: SpringMultiples.draw(samples, scene, into: &diagnostics)
    case .shadow: Shadows.draw(samples, scene)
    case .gradient: Gradients.draw(samples, scene)
    case .layer: Layers.draw(samples, scene)
    case .undrawn: nil
    }
  }

  /// Whether all values are parts of something.
  private var areParts: Bool { group.values.allSatisfy { $0.owner != nil } }

  // MARK: Title

  /// - Parameter first: the name of the first of the values.
  private func title(count: Int, first: String) -> String? {
    var texts = group.titles.reversed().lazy.compactMap { [document] in Title.text(of: $0, in: document) }
      .makeIterator()
    guard var text = texts.next() else {
      return group.kind == .textStyle ? group.kind.noun : isOfSections ? Plate.spoken(group.kind.noun) : nil
    }
    if Title.saysNothing(text), let outer = texts.next() { text = outer }
    if group.kind == .spring || group.kind == .color {
      return count == 1 && first == text ? nil : text
    }
    let kind = Self.kind(of: text)
    guard kind == .size, let outer = texts.next() else {
      return kind == group.kind ? text : "\(text): \(group.kind.noun)"
    }
    return "\(outer): \(Self.kind(of: outer) == group.kind ? text.lowercased() : group.kind.noun)"
  }

  /// Whether its values are from several sections, none of whose headings is the title of all.
  private var isOfSections: Bool { Set(group.values.map(\.above.last)).count > 1 }

  private static func kind(of title: String) -> ValueKind? {
    let words = Array(title.utf8)
    return words.firstIndex(of: UInt8(ascii: "(")).flatMap { KindWords(words[..<$0]).kind }
      ?? KindWords(words[...]).kind
  }
}

extension RecognizedValue {
  /// Whether it is a spring with nothing but a damping up to 1, which is a share of the critical one.
  fileprivate var isShareAlone: Bool {
    guard case .spring(let spring) = value, let damping = spring.damping else { return false }
    return damping <= 1 && spring.stiffness == nil && spring.response == nil && spring.tension == nil
  }
}

extension Sample {
  /// Whether a square of its size is wider than a column of a narrow screen: `512x512`.
  fileprivate var isTooLarge: Bool { variants.contains { ($0.value.dimension?.pixels ?? 0) > 160 } }
}
