import Claims
package import Diagnostics
import Files
import Guide
import Printing
package import Statements
import Tokens

/// A space that is off the grid which the system requires.
package enum OffGrid: AuditRule {
  package static let rule = Rule(
    "off-grid", .warning, "A space is not a multiple of the step that the system requires.",
    why: "What is set with it stands beside everything that is on the grid.",
    example: "With `require: { grid: 4 }`, a `space.1` of 2 px is off the grid.")

  package static let flags = [
    RuleExample(tokens: "space.1: 2px\nspace.2: 4px", settings: "require: { grid: 4 }")
  ]

  package static let passes = [
    RuleExample(
      tokens: "space.0: 0px\nspace.2: 4px\nradius.s: 6px\nspace.3: {space.2}", settings: "require: { grid: 4 }"),
    RuleExample(tokens: "space.1: 2px"),
  ]

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    guard let grid = system.system.settings.requirements.grid else { return }
    for step in system.steps(of: .space) where (step.pixels / grid.value).rounded() * grid.value != step.pixels {
      diagnostics.report(
        rule, "\(step.path) is \(step.pixels.trimmed(4)), no multiple of \(grid.value.trimmed(4))",
        at: step.token.valueSpan,
        why: "the system requires a grid of \(grid.value.trimmed(4))",
        fix: "move it onto the grid, or allow it with its reason",
        related: [Diagnostic.Related("required here", at: grid.span)])
    }
  }
}
