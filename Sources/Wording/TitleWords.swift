import Files
import Printing

/// What headings say whose sections give nothing new.
package enum TitleWords {
  /// Whether a heading is one for what has changed: `Changelog`, `Version history`.
  package static func areOfHistory(_ heading: ArraySlice<UInt8>) -> Bool {
    histories.contains(heading.filter { $0.isLetter || $0 >= 0x80 }.lowercasedText)
  }

  /// Whether a heading is one of a log: one for what has changed, or a version, as in `[1.2.0] 2026-03-01`.
  package static func areOfLog(_ heading: ArraySlice<UInt8>) -> Bool {
    if areOfHistory(heading) || heading.isWord("history") || heading.isWord("releases") { return true }
    let words = heading.split { !$0.isLetter && !$0.isDigit && $0 != UInt8(ascii: ".") && $0 < 0x80 }
    guard let first = words.first else { return false }
    let version = first.drop { $0 == UInt8(ascii: "v") || $0 == UInt8(ascii: "V") }
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isDated = words.count > 1 && words[1].count == 4 && words[1].allSatisfy(\.isDigit)
    return version.count > 1 && version.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
      && (version.count > 2 || isDated)
  }

  private static let histories: Set = [
    "changelog", "changelogs", "changehistory", "changes", "recentchanges", "versionhistory", "releasenotes",
    "revisionhistory", "revisions", "documenthistory", "documentchangelog", "designchangelog", "migrationnotes",
    "änderungen", "änderungsprotokoll", "versionshistorie", "historique", "historiquedesversions", "journal",
    "historial", "historialdecambios", "registrodecambios", "histórico", "históricodealterações", "wijzigingen",
    "変更履歴", "更新履歴", "变更记录", "更新日志", "变更日志", "變更紀錄", "更新日誌", "변경이력",
  ]

  /// Whether a label is one for what was or comes in its place: `Before:`, `After`.
  package static func areOfChange(_ label: ArraySlice<UInt8>) -> Bool {
    changes.contains(
      String(decoding: Trimming.bytes(label).prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self).lowercased())
  }

  private static let changes: Set<String> = [
    "before", "after", "old", "old way", "new way", "wrong", "bad", "incorrect", "vorher", "nachher", "avant", "après",
    "antes", "después", "depois", "prima", "dopo",
  ]

  /// Whether a heading holds a document against something else, whose values are none of its own: `Comparison with the
  /// current site`, `Differences from Material`.
  package static func areOfComparison(_ heading: ArraySlice<UInt8>) -> Bool {
    says(heading, comparisons)
  }

  private static let comparisons: Phrases = [
    "comparison with", "comparison to", "compared to", "compared with", "differences from", "difference from",
    "differs from", "vergleich mit", "comparaison avec", "comparación con", "comparação com", "confronto con",
    "との違い", "との主な違い", "との比較", "与旧版", "和旧版", "的区别", "와의 차이", "와의 비교",
  ]

  /// Whether a heading is one for components: `5. Components`, `Component patterns`.
  package static func areOfComponents(_ heading: ArraySlice<UInt8>) -> Bool {
    says(heading, components)
  }

  private static let components: Phrases = [
    "component", "komponent", "composant", "コンポーネント", "组件", "組件", "元件", "컴포넌트", "компонент",
  ]

  /// Whether a heading is about contrast.
  package static func areOfContrast(_ heading: ArraySlice<UInt8>) -> Bool {
    says(heading, contrasts)
  }

  private static let contrasts: Phrases = ["contrast", "kontrast", "コントラスト", "对比度", "對比度", "대비"]

  /// The length of `4.1 `, `2. ` or `3 · ` at the start.
  package static func numbering(_ text: ArraySlice<UInt8>) -> Int {
    let number = text.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    guard let first = number.first, first.isDigit, number.endIndex < text.endIndex,
      text[number.endIndex] == UInt8(ascii: " ")
    else { return 0 }
    let rest = text[(number.endIndex + 1)...]
    let sign = ["· ", "— ", "– ", "| "].first { rest.starts(with: $0.utf8) }
    return number.count + 1 + (sign?.utf8.count ?? 0)
  }

  /// Whether a heading has one of some texts in it, in whatever letters.
  private static func says(_ heading: ArraySlice<UInt8>, _ texts: Phrases) -> Bool {
    texts.areAny(in: Array(String(decoding: heading, as: UTF8.self).lowercased().utf8)[...])
  }
}
