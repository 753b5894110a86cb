import Testing
import Wording

struct DesignWordsTests {
  @Test(
    arguments: [
      (["plan"], [], true), (["notes"], ["docs", "plans"], true), (["buttons"], ["plans"], true),
      (["design"], ["plans"], false),
      (["design", "plan"], [], true), (["buttons"], ["docs"], false),
    ] as [([String], [String], Bool)])
  func tellsDocumentsOfWhatWasSoAtSomeTime(name: [String], folders: [String], isRecord: Bool) {
    #expect(DesignWords.areOfRecord(name, in: folders) == isRecord)
  }

  @Test func tellsNamesOfTheRulesOfALookFromOthers() {
    #expect(DesignWords.areStrong(["color"]) && DesignWords.areStrong(["visual", "language"]))
    #expect(!DesignWords.areStrong(["design"]) && !DesignWords.areStrong(["language", "visual"]))
    #expect(DesignWords.areWeak(["design"]) && !DesignWords.namePart(["design"]) && DesignWords.namePart(["icons"]))
    #expect(DesignWords.areOfRepository(["code", "of", "conduct"]) && !DesignWords.areOfRepository(["conduct"]))
  }
}
