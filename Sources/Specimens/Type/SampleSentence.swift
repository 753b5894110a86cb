import Plates

/// Sample text for type if the page gives none: what an app would say at that size, never a pangram.
enum SampleSentence {
  /// - Parameters:
  ///   - size: CSS pixels.
  ///   - index: the index of the token in the block, so that neighbours differ.
  static func of(size: Double, index: Int) -> String {
    let choice =
      switch size {
      case 32...: large
      case 20..<32: medium
      case 14..<20: reading
      default: small
      }
    return choice[index % choice.count]
  }

  private static let large = ["Good morning, Ada", "Ready when you are", "Seven days in a row", "Welcome back"]
  private static let medium = [
    "Three things left for today", "Your week in one look", "Nothing new since Monday", "Pick up where you left off",
  ]
  private static let reading = [
    "We moved your appointment to Thursday, a quarter past nine.",
    "Two people have answered, and one is on the way.", "Save your changes before you leave this screen.",
    "You can change this at any time in the settings.",
  ]
  private static let small = [
    "Updated a minute ago, 12 of 30 done", "Ends on 14 March, renews by itself", "Only you can see this",
    "Sent from your other phone at 18:05",
  ]
}
