import { expect, test } from "vitest";
import { showStill } from "../../testing/still.ts";

const show = (text: string) => showStill({ type: "rich-text", text });

test("headings, paragraphs, lists, emphasis and links are read from plain text", () => {
  const html = show("## Before you *go*\n\nOne\nline, **bold**.\n\n- first\n- [second](/blog)\n\nEnd");
  expect(html).toContain("<h2>Before you <em>go</em></h2><p>One line, <strong>bold</strong>.</p>");
  expect(html).toContain('<ul><li>first</li><li><a href="/blog">second</a></li></ul><p>End</p>');
});

test.each(["<b onclick=x>", "[go](javascript:alert(1))", "[go](//elsewhere.example)", "**", "5 * 3 * 2"])(
  "%j makes neither markup nor a link",
  (text) => {
    expect(show(text)).not.toMatch(/<(b|a|strong)[ >]|href=/);
  },
);

test("a link that leads nowhere safe keeps its words", () => {
  expect(show("Press [go](javascript:x) now")).toContain("<p>Press go now</p>");
});
