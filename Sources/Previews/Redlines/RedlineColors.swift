import Colorimetry
import Diagnostics
import Guide
import Plates
import TokenValues
import Tokens

/// The component's own colours in a redline drawing, in one theme: named by the block (`fill:`, `ink:`, `edge:`), or
/// found by their names beside its measures.
struct RedlineColors {
  /// What the drawing stands on; opaque.
  let ground: Color
  let fill: Color?
  let edge: Color?
  /// The colour of the label and the icon.
  let ink: Color?

  /// - Parameter surface: the colour to draw on; nil for the system’s surface.
  init(_ measures: RedlineMeasures, on surface: ThemedToken?, _ request: SpecimenRequest) {
    let theme = request.scene.defaultTheme
    let found = Found(measures, request.system, theme)
    func named(_ part: RedlineMeasures.Part) -> Color? {
      measures.colors[part].flatMap { theme.tokens[$0.path]?.color }
    }
    let chosen = surface.flatMap { Surface.chosen($0, request.scene, in: theme).first }
    ground = (chosen ?? Surface.ground(request.scene, in: theme))?.color ?? .white
    fill = named(.fill) ?? found.fill
    edge = named(.edge) ?? found.edge
    ink = named(.ink) ?? found.ink
  }

  /// The custom properties and colours of the stage.
  var style: String {
    let body = fill.map { $0.composited(over: ground) } ?? ground
    let text = readable(on: body)?.paint ?? body.ink.opaqueHex
    let scheme = ground.ink == .white ? "dark" : "light"
    // The signal colour suits light and dark grounds; between them the text colour is more readable.
    let isBetween = ground.luminance > 0.08 && ground.luminance < 0.4
    let signal = isBetween ? ";--signal:\(ground.ink.opaqueHex)" : ""
    return "background:\(ground.paint);color:\(ground.ink.opaqueHex);color-scheme:\(scheme);"
      + "--fill:\(fill?.paint ?? "none");--words:\(text);--edge:\(stroke)\(signal)"
  }

  /// The colour of the label, unless the drawing lacks the body that it is made for and it would vanish on the ground.
  private func readable(on body: Color) -> Color? {
    guard let ink, fill == nil else { return ink }
    return Contrast.wcag(foreground: ink, background: body) < 1.5 ? nil : ink
  }

  /// Without an edge of its own, a component that hardly differs from its ground, or has no colour, has a faint one.
  private var stroke: String {
    if let edge { return edge.paint }
    guard let fill else { return Self.faint }
    let isVisible = Contrast.wcag(foreground: fill, background: ground) >= 1.3
    return isVisible ? "none" : Self.faint
  }

  private static let faint = "color-mix(in srgb,currentColor 32%,#0000)"

  /// Colours that the names of a component's tokens tell.
  private struct Found {
    var fill: Color?
    var edge: Color?
    var ink: Color?

    init(_ measures: RedlineMeasures, _ system: DesignSystem, _ theme: Theme) {
      let paths = measures.all.compactMap { $0.token?.path.segments }
      guard let own = paths.max(by: { $0.count < $1.count })?.dropLast(), let root = own.first else { return }
      let depth = ["component", "components"].contains(root) ? 2 : 1
      guard own.count >= depth else { return }
      let component = TokenPath(own.prefix(depth).joined(separator: "."))
      let parts = theme.tokens.tokens.filter { $0.type == .color && $0.path.isInside(component) }
        .compactMap { theme.tokens[$0.path] }
        .compactMap { system.tokens[$0.path] == nil ? nil : PartColor(ThemedToken(path: $0.path, system: system)) }
        .filter { $0.tail.isEmpty }
      let label = measures.type.map { PartColor.words(of: $0.token.name) } ?? []
      for length in stride(from: own.count, through: depth, by: -1) {
        let here = parts.filter { $0.holder == Array(own.prefix(length)) }
        func color(_ part: PartColor?) -> Color? { part.flatMap { theme.tokens[$0.token.path]?.color } }
        if fill == nil { fill = color(here.first { $0.isGround && $0.owner == nil }) }
        if ink == nil, fill != nil || length > depth || own.count == depth {
          ink = color(here.first { $0.isRead && label.contains($0.name) } ?? here.first(where: \.isRead))
        }
        if case .border(let border)? = measures.drawn(.border)?.token.flatMap({ theme.tokens[$0.path]?.value }) {
          edge = border.color
        } else if edge == nil, measures[.border] != nil {
          edge = color(here.first { ["border", "outline"].contains($0.name) })
        }
      }
    }
  }
}
