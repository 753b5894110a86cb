import Testing
import Wording

struct RecordWordsTests {
  @Test(arguments: [
    ("docs/archive/2024.md", true), ("docs/old-tokens/a.md", true), ("archive.md", false), ("docs/gold/a.md", false),
  ]) func tellsFoldersOfWhatWas(path: String, isRecord: Bool) {
    #expect(RecordWords.isFolder(ofFile: path) == isRecord)
  }

  @Test(arguments: [
    ("Status: superseded by the second version", true), ("Status: review candidate. Not an approved system.", true),
    ("Status: not approved", true), ("Status: approved, and the old one is gone for good", false),
    ("The status of old tokens: see below", false), ("Status: stable", false),
    ("SUPERSEDED, 2026-08-05 (same day): the palette was rejected", true), ("Superseded by version 5.", true),
    ("This document has been superseded.", true), ("This page is outdated: see the new one", true),
    ("Deprecated components keep their colours", false), ("This page is about obsolete colours", false),
    ("Archived messages are grey", false),
  ]) func tellsTheStatusOfWhatWas(text: String, isRecord: Bool) {
    #expect(RecordWords.isStatus(Array(text.utf8)[...]) == isRecord)
  }
}
