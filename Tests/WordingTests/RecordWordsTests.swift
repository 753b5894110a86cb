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
  ]) func tellsTheStatusOfWhatWas(text: String, isRecord: Bool) {
    #expect(RecordWords.isStatus(Array(text.utf8)[...]) == isRecord)
  }
}
