/// Words that join what stands on both sides of them or lead over to it, and so end the name before a colour.
///
/// A word that begins or is within names as often, such as the Spanish `de`, is left out.
package enum JoiningWords {
  /// In small letters.
  package static let all: Set<String> = Set(
    languages.flatMap { $0.words.split(separator: " ").map(String.init) })

  private static let languages: [(language: String, words: String)] = [
    (
      "English",
      "on and or but with to is at for of from in over the a an use uses using as by be are not prefer than into against "
        + "between moving via through shift shifts example"
    ),
    ("French", "et ou mais avec vers entre sur utiliser"), ("Spanish", "y e sino con entre sobre usar usando"),
    ("Portuguese", "ou mas com sobre"), ("Italian", "oppure"), ("German", "und oder sondern mit auf zwischen nutzen"),
    ("Polish", "lub albo oraz na i"), ("Turkish", "veya ve ile"), ("Indonesian", "atau dan dengan"),
    ("Swedish, Danish, Norwegian", "eller och og"),
    ("Russian", "и или либо на с со для в от из к по не чем"), ("Ukrainian", "або та чи й з із від до ніж"),
    ("Japanese", "から まで は を です または もしくは"), ("Chinese", "从 到 至 为 是 用 使用 采用 加深到 或 或者 和 与"),
    ("Korean", "또는 및 와 과"),
  ]
}
