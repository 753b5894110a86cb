package import Diagnostics

/// A block without content.
package enum EmptyBlock {
  package static func report(_ request: SpecimenRequest, fix: Fix, into diagnostics: inout Diagnostics) {
    diagnostics.report(
      .emptyBlock, "the \(request.block.name) block shows nothing", at: request.block.span,
      why: "the page would have a gap in its place", fix: fix)
  }
}
