"""Discord's Markdown, parsed and rendered by the page's own modules."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.fake_playground import FakePlayground

pytest.importorskip("playwright.async_api")

pytestmark = [pytest.mark.browser, pytest.mark.lengthy, pytest.mark.asyncio(loop_scope="session")]

DRAW = """async (texts) => {
  const { markdown } = await import("/web/js/markdown/render.js");
  const { Store } = await import("/web/js/state/store.js");
  const store = new Store();
  store.guilds.set("500", { id: "500" });
  store.users.set("101", { id: "101", username: "anna", global_name: "Anna" });
  store.channels.set("501", { id: "501", type: 0, name: "uno" });
  const clean = (html) => html
    .replace(/ (class|title|rel|target|dir|tabindex|role|aria-[a-z]+|data-[a-z]+)="[^"]*"/g, "");
  return texts.map((text) => clean(markdown(text, { store, viewer: "102" }).innerHTML));
}"""

CASES = {
    "**bold** *it* _it_ __under__ ~~gone~~": (
        "<p><strong>bold</strong> <em>it</em> <em>it</em> <u>under</u> <s>gone</s></p>"
    ),
    "***both***": "<p><strong><em>both</em></strong></p>",
    "__**x** y__": "<p><u><strong>x</strong> y</u></p>",
    "*a **b***": "<p><em>a <strong>b</strong></em></p>",
    "snake_case_name and 2 * 3 * 4": "<p>snake_case_name and 2 * 3 * 4</p>",
    r"\*not\* \_it\_": "<p>*not* _it_</p>",
    "**open": "<p>**open</p>",
    "`a **b**` ``c`d``": "<p><code>a **b**</code> <code>c`d</code></p>",
    "before\n```py\nx = 1\n```\nafter": ("<p>before</p><pre><code>x = 1</code></pre><p>after</p>"),
    "in ```line``` here": "<p>in </p><pre><code>line</code></pre><p> here</p>",
    "```never closed": "<p>```never closed</p>",
    "> quoted\n> more\nnot": "<blockquote><p>quoted\nmore</p></blockquote><p>not</p>",
    ">>> all\nof it": "<blockquote><p>all\nof it</p></blockquote>",
    "# Big\n## Less\n### Least\n#### no": ("<h3>Big</h3><h4>Less</h4><h5>Least</h5><p>#### no</p>"),
    "-# small **print**": "<small>small <strong>print</strong></small>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. three\n4. four": '<ol start="3"><li>three</li><li>four</li></ol>',
    "- a\n1. b": "<ul><li>a</li></ul><ol><li>b</li></ol>",
    "see https://example.org/a_(b). ok": (
        '<p>see <a href="https://example.org/a_(b)">https://example.org/a_(b)</a>. ok</p>'
    ),
    "[the *rules*](https://example.org/x)": (
        '<p><a href="https://example.org/x">the <em>rules</em></a></p>'
    ),
    "<https://example.org/>": '<p><a href="https://example.org/">https://example.org/</a></p>',
    "[no](javascript:alert(1))": "<p>[no](javascript:alert(1))</p>",
    "<@101> <@!101> <@999> <#501> <@&500> @everyone": (
        "<p><span>@Anna</span> <span>@Anna</span> <span>@unknown person</span> <span>#uno</span>"
        " <span>@everyone</span> <span>@everyone</span></p>"
    ),
    "</uno start:77>": "<p><span>/uno start</span></p>",
    "<b>&amp;</b>": "<p>&lt;b&gt;&amp;amp;&lt;/b&gt;</p>",
    "||hidden||": "<p><span><span>hidden</span></span></p>",
    "one\ntwo": "<p>one\ntwo</p>",
    "¯\\_(ツ)_/¯": "<p>¯_(ツ)_/¯</p>",
}


async def test_markdown_is_drawn_as_discord_does(open_page: OpenPage) -> None:
    page = await open_page()
    drawn = await page.evaluate(DRAW, list(CASES))
    assert dict(zip(CASES, drawn, strict=True)) == CASES


async def test_relative_timestamps_stay_true(world: FakePlayground, open_page: OpenPage) -> None:
    page = await open_page()
    words = await page.evaluate(
        """async () => {
          const { formatRelative } = await import("/web/js/ui/time.js");
          const now = 1_700_000_000_000;
          const at = (seconds) => new Date(now + seconds * 1000);
          return [5, -5, 90, 7200, -172800].map((s) => formatRelative(at(s), now));
        }"""
    )
    assert words == ["in 5 seconds", "5 seconds ago", "in 1 minute", "in 2 hours", "2 days ago"]


async def test_a_countdown_runs_down(world: FakePlayground, open_page: OpenPage) -> None:
    page = await open_page()
    await page.clock.install(time=1_700_000_000)
    await page.goto(world.url)
    await world.expect_page()
    await world.say("until <t:1700000090:R>")
    stamp = page.locator("time[data-relative]")
    await stamp.wait_for()
    assert await stamp.text_content() == "in 1 minute"
    await page.clock.run_for(60_000)
    left = re.fullmatch(r"in (\d+) seconds", await stamp.text_content() or "")
    assert left is not None
    assert int(left[1]) <= 30, "the page's clock runs on, too"


async def test_times_are_in_the_language_of_the_reader(open_page: OpenPage) -> None:
    page = await open_page()
    read = await page.evaluate(
        """async () => {
          const { markdown } = await import("/web/js/markdown/render.js");
          const users = new Map([["1", { locale: "de" }], ["2", { locale: "en-US" }]]);
          return ["1", "2", "3"].map((viewer) =>
            markdown("<t:0:R>, <t:0:D>", { store: { users }, viewer }).innerText);
        }"""
    )
    german, *english = (text.split(", ") for text in read)
    assert german[0].startswith("vor ")
    assert german[0].endswith(" Jahren")
    assert german[1] == "1. Januar 1970"
    assert {text[1] for text in english} == {"1 January 1970"}


async def test_custom_emoji_and_large_emoji(world: FakePlayground, open_page: OpenPage) -> None:
    page = await open_page()
    await page.evaluate("document.body.dataset.ready = 1")
    html = await page.evaluate(
        """async () => {
          const { markdown } = await import("/web/js/markdown/render.js");
          const make = (text) => markdown(text, { store: null, viewer: "1" });
          const image = make("a <:uno_red:88>").querySelector("img");
          return [new URL(image.src).pathname, image.alt,
            ...["🎉 🎉", "🎉 yes", "7"].map((t) => make(t).classList.contains("jumbo"))];
        }"""
    )
    assert html == ["/cdn/emojis/88.png", ":uno_red:", True, False, False]
