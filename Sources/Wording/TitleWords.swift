import Printing

/// What headings say whose sections give nothing new.
package enum TitleWords {
  /// Whether a heading is one for what has changed: `Changelog`, `Version history`.
  package static func areOfHistory(_ heading: ArraySlice<UInt8>) -> Bool {
    let letters = heading.filter { $0.isLetter || $0 >= 0x80 }.map(\.lowercased)
    return histories.contains { letters.elementsEqual($0.utf8) }
  }

  private static let histories = [
    "changelog", "changelogs", "changehistory", "changes", "recentchanges", "versionhistory", "releasenotes",
    "revisionhistory", "revisions", "documenthistory", "documentchangelog", "designchangelog", "migrationnotes",
    "änderungen", "änderungsprotokoll", "versionshistorie", "historique", "historiquedesversions", "journal",
    "historial", "historialdecambios", "registrodecambios", "histórico", "históricodealterações", "wijzigingen",
    "変更履歴", "更新履歴", "变更记录", "更新日志", "变更日志", "變更紀錄", "更新日誌", "변경이력",
  ]

  /// Whether a heading is about contrast.
  package static func areOfContrast(_ heading: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: heading, as: UTF8.self).lowercased()
    return ["contrast", "kontrast", "コントラスト", "对比度", "對比度", "대비"].contains { text.contains($0) }
  }
}
