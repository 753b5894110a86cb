import Demos
import Diagrams
package import Guide
package import Plates
import Previews

/// Every specimen, in the order of the manual.
package enum AllSpecimens {
  package static let all: [any Specimen.Type] = [
    Swatches.self, Ramp.self, Tints.self, Gradients.self, ContrastMatrix.self, Vision.self, OpacitySteps.self,
    TypeRamp.self, DynamicType.self, FontLines.self,
    SpacingScale.self, Radii.self, Borders.self, Shadows.self, Layers.self, Icons.self, Targets.self,
    SpringCurves.self, SpringMultiples.self, EasingCurves.self, DurationAxis.self, TransitionAxis.self,
    HapticGlyphs.self, HapticBudget.self, Choreography.self, MotionDemo.self,
    Preview.self, States.self, Anatomy.self, Redlines.self, ScreenFrame.self, Mermaid.self, DoDont.self,
    UseBlock.self, OptionsBlock.self, ChecksBlock.self, IssuesBlock.self, DisagreementsBlock.self,
    EvidenceBlock.self,
    TokensSpecimen.self, Axes.self, NotGiven.self,
  ]

  package static let byName: [String: any Specimen.Type] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.info.name, $0) })

  /// Whether blocks of a page draw tokens.
  package static func drawTokens(on page: Page) -> Bool {
    page.blockNames.contains { byName[$0]?.info.namesTokens == true }
  }
}
