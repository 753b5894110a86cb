/// The guide's own content with bytes changed, moved and doubled: whatever comes, Specimen must not trap.
struct Mutation {
  let seed: UInt64
  let seconds: Int

  /// Whether nothing crashed.
  func run() throws -> Bool { true }
}
