package import Claims
package import Diagnostics
import TokenAudit

/// The list of the audit's rules.
package enum AuditRules {
  package static let all: [any AuditRule.Type] = [
    ProseDrift.self, NearMiss.self, UnknownMention.self, MissingInTheme.self, LowContrast.self, ContrastClaim.self,
    SpringClaim.self, ScaleClaim.self, CountMismatch.self, DeprecatedUse.self, DuplicateValue.self, NameCollision.self,
    MissingDescription.self, Placeholder.self, HeadingJump.self, EmptySection.self, MissingAlternative.self,
    ConflictingValues.self, UnusedToken.self, RepeatedSection.self, MissingPrimary.self, MissingGroup.self,
    SectionOrder.self, ComponentContrast.self, DurationClaim.self, TokenCount.self, OffScale.self, OffGrid.self,
    OffPalette.self, SmallType.self, SmallTarget.self, TargetClaim.self, ComponentDrift.self, MissingState.self,
    MissingReducedForm.self, MissingHaptic.self, UnknownProperty.self, NameDrift.self, WrongConversion.self,
    FloorClaim.self, ContrastFigure.self, AbsoluteClaim.self, UnbackedFigure.self,
  ]
}

extension Rule {
  /// Every rule there is: those of reading and drawing, then those of the audit.
  package static let everyRule: [Rule] = all + AuditRules.all.map { $0.rule }
}
