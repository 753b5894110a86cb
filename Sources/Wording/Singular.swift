extension StringProtocol {
  /// An English word of small letters in the singular: `card` of `cards`, `body` of `bodies`, `box` of `boxes`. One that
  /// is no plural is unchanged, whatever it ends with: `glass`, `radius`, `axis`.
  package var singular: String {
    guard hasSuffix("s"), !Singular.unchanged.contains(String(self)) else { return String(self) }
    if let word = Singular.irregular[String(self)] { return word }
    // `h1s`
    if utf8.count < 4 { return dropLast().last?.isNumber == true ? String(dropLast()) : String(self) }
    if ["ss", "us", "is"].contains(where: hasSuffix) { return String(self) }
    if hasSuffix("ies"), utf8.count > 4 { return dropLast(3) + "y" }
    return String(dropLast(Singular.sibilant.contains(where: hasSuffix) ? 2 : 1))
  }
}

private enum Singular {
  /// Ends of plurals in which `es` is behind the word.
  static let sibilant = ["xes", "ches", "shes", "sses"]
  /// Words in `s` that are no plurals, or are both.
  static let unchanged: Set<String> = [
    "alias", "always", "atlas", "bias", "canvas", "ios", "lens", "news", "series", "species",
  ]
  /// Plurals that end as words do which are none.
  static let irregular = [
    "apis": "api", "cookies": "cookie", "emojis": "emoji", "kpis": "kpi", "menus": "menu", "movies": "movie",
    "selfies": "selfie", "submenus": "submenu",
  ]
}
