/// Words beside a value that say that it is not what a drawing of it would show.
package enum DoubtWords {
  /// Those that make a sentence of what stands before a value: `Canvas is pure black`.
  package static let verbs = words(
    "is are was were may can should must tend tends carries carry has have uses becomes turns sits means never every gets "
      + "keeps reads lives does stays follows")

  /// Those that tell what was changed: `Image height reduced`.
  package static let changes = words("reduced increased changed replaced renamed shrunk bumped migrated")

  /// Those with which a line begins that is followed by what was: `Before:`.
  package static let former = words("before old previously formerly vorher bisher avant antes prima")

  /// Words before an `'s` that are no names: `It’s`, `Today’s`.
  package static let contracted = words(
    "it that what here there let who she where how when today everyone someone anyone nobody user designer developer")

  /// The beginnings of words for what moves or shows itself, so that a time beside them is that of a motion.
  package static let movements = [
    "transition", "animat", "fade", "slide", "hover", "press", "pulse", "spin", "toast", "skeleton", "shimmer",
    "stagger",
  ]

  private static func words(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }
}
