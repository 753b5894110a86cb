import Testing

@testable import Syntax

@Suite struct LiquidTests {
  private func read(_ text: String) -> String? {
    Liquid.withFences(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func makesFencesOfTagsThatHighlightCode() {
    let text = """
      ## Colors

      {% highlight scss linenos %}
      $ink: #102030;
      {% endhighlight %}
      Text.
      """
    let fenced = """
      ## Colors

      ~~~scss                     \("")
      $ink: #102030;
      ~~~               \("")
      Text.
      """
    #expect(read(text) == fenced)
    #expect(
      read("{% highlight css %}\r\na\r\n{% endhighlight %}\r\n") == "~~~css             \r\na\r\n~~~               \r\n"
    )
  }

  @Test(arguments: [
    "Some text without tags.", "{% highlight css %}\n--ink: #102030;\n", "Inline {% highlight css %} is text.",
    "```\n{% highlight css %}\na\n{% endhighlight %}\n```\n",
    "{% highlight css %}\n~~~\na\n~~~\n{% endhighlight %}\n",
  ])
  func leavesOtherTextAlone(_ text: String) { #expect(read(text) == nil) }
}
