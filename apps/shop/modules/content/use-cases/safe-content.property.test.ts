import fc from "fast-check";
import { expect, test } from "vitest";
import { foundBeside, hostileHtml } from "../../../testing/hostile-html.ts";
import { safeContent } from "./safe-content.ts";

const plain = ["h2", "h3", "p", "ul", "ol", "li", "strong", "em", "br"].map((name) => [name, []] as const);
const allowed = { ...Object.fromEntries(plain), a: ["href"] };

/** The two places of a page in which editors write HTML. */
function sanitised(text: string): readonly string[] {
  const blocks = [
    { type: "html" as const, text },
    { type: "faq" as const, items: [{ question: "Why?", answer: text }] },
  ];
  const devices = { h5: blocks, pc: [] };
  return safeContent({ "en-US": devices, "id-ID": devices })["id-ID"].h5.flatMap((block) => {
    if (block.type === "html") return [block.text];
    return block.type === "faq" ? block.items.map(({ answer }) => answer) : [];
  });
}

test("whatever is written, a page's HTML holds the safe subset alone, also when it is written once more", () => {
  fc.assert(
    fc.property(hostileHtml, (text) => {
      const [html = "", answer = ""] = sanitised(text);
      expect(answer).toBe(html);
      expect(foundBeside(html, allowed)).toEqual([]);
      expect(foundBeside(sanitised(html)[0] ?? "", allowed)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test("the property finds what is not safe", () => {
  for (const unsafe of [
    "<script>alert(1)</script>",
    '<p onclick="x()">Hi</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java&Tab;script:alert(1)">a</a>',
    '<a href="//a.example">a</a>',
    '<a href="/\\a.example">a</a>',
    "<p>1 < 2</p>",
    "<!-- -->",
    "<P>",
  ])
    expect([unsafe, foundBeside(unsafe, allowed)]).not.toEqual([unsafe, []]);
  expect(foundBeside('<p><strong>1 &lt; 2</strong> <a href="/page">a</a><br /></p>', allowed)).toEqual([]);
});
