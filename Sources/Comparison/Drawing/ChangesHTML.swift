import Printing

/// Changes as one page that needs nothing beside it.
package enum ChangesHTML {
  package static func text(_ changes: Changes, _ approvals: Approvals) -> String { "" }
}
