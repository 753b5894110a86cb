import Diagnostics
import Guide
import Markup
import Plates
import TokenValues
import Tokens

/// Tokens of one family as figures, each drawn by the specimen for its type.
struct TokenFigures {
  private let tokens: [ThemedToken]
  private let system: DesignSystem
  private let scene: Scene
  private let remarks: [TokenPath: String]

  /// - Parameter remarks: what is said of tokens without a description.
  init(_ paths: [TokenPath], in system: DesignSystem, _ scene: Scene, remarks: [TokenPath: String] = [:]) {
    self.remarks = remarks
    tokens = paths.map { ThemedToken(path: $0, system: system) }
    self.system = system
    self.scene = scene
  }

  func nodes(_ diagnostics: inout Diagnostics) -> [Node] {
    var rest = tokens
    func take(_ accepts: (ThemedToken) -> Bool) -> [ThemedToken] {
      let taken = rest.filter(accepts)
      rest.removeAll(where: accepts)
      return taken
    }
    var nodes: [Node] = []
    // Ids in a drawing are unique on the page.
    var scene: Scene {
      Scene(system: system, pageURL: self.scene.pageURL, id: "\(self.scene.id)-\(nodes.count)", title: self.scene.title)
    }
    func add(_ tokens: [ThemedToken], _ draw: ([Sample]) -> Node) {
      if !tokens.isEmpty { nodes.append(draw(samples(tokens))) }
    }
    add(take { $0.type == .color }) { Swatches.draw($0, scene) }
    add(take { $0.type == .gradient }) { Gradients.draw($0, scene) }
    add(take { $0.type == .typography }) { samples in TypeRamp.draw(samples.flatMap(\.parted), scene) }
    add(take { TokenFamily($0.token) == .radius }) { Radii.draw($0, scene) }
    add(take { TokenFamily($0.token) == .border }) { Borders.draw($0, scene) }
    // The space between letters is no bar: it is in the table of the rest.
    add(take { $0.type == .dimension && TokenFamily($0.token) != .other }) { SpacingScale.bars($0, scene) }
    add(take { $0.type == .shadow }) { Shadows.draw($0, scene) }
    // One alone is before or behind nothing.
    if rest.count(where: isLayer) > 1 { add(take(isLayer)) { Layers.draw($0, scene) } }
    add(take { TokenFamily($0.token) == .opacity && (0...1).contains($0.value.number ?? -1) }) {
      OpacitySteps.draw($0, scene)
    }
    add(take { $0.type == .duration }) { samples in DurationAxis.draw(samples.flatMap(\.parted), scene) }
    add(take { $0.type == .cubicBezier }) { samples in EasingCurves.draw(samples.flatMap(\.parted), scene) }
    add(take { $0.type == .transition }) { samples in TransitionAxis.draw(samples.flatMap(\.parted), scene) }
    let springs = take { $0.type == .spring }
    if !springs.isEmpty {
      nodes.append(SpringMultiples.draw(samples(springs).flatMap(\.parted), scene, into: &diagnostics))
    }
    let others = rest
    if !others.isEmpty {
      nodes.append(
        Plate.figure(TokensSpecimen.info.name, scene) {
          TokenTable.table(others, of: system, pageURL: scene.pageURL)
        })
    }
    return nodes
  }

  private func isLayer(_ token: ThemedToken) -> Bool {
    TokenFamily(token.token) == .layer && Layers.level(of: token.value) != nil
  }

  /// The springs among them.
  var springs: [Sample] { samples(tokens.filter { $0.type == .spring }).flatMap(\.parted) }

  private func samples(_ tokens: [ThemedToken]) -> [Sample] {
    zip(tokens, Plate.names(of: tokens.map(\.path))).map {
      Sample($0, name: $1, caption: nil, note: $0.token.description ?? remarks[$0.path], place: $0.token.span)
    }
  }
}
