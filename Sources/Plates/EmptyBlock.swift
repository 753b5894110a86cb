package import Diagnostics

/// A block that says nothing.
package enum EmptyBlock {
  package static func report(_ request: SpecimenRequest, fix: String, into diagnostics: inout Diagnostics) {
    diagnostics.warning(
      "empty-block", "the \(request.block.name) block shows nothing", at: request.block.span,
      why: "the page would have a hole in its place", fix: fix)
  }
}
