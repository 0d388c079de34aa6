import fc from "fast-check";
import { expect, test } from "vitest";
import { foundBeside, hostileHtml } from "../../../testing/hostile-html.ts";
import { safeHtml } from "./safe-html.ts";

const plain = ["h1", "h2", "p", "ul", "ol", "li", "strong", "em", "br"].map((name) => [name, []] as const);
const allowed = { ...Object.fromEntries(plain), a: ["href"], img: ["src", "alt", "width", "height"] };

test("whatever staff write, a mailing's HTML holds what mails may hold alone", () => {
  fc.assert(
    fc.property(hostileHtml, fc.constantFrom("en-US" as const, "id-ID" as const), (text, language) => {
      const html = safeHtml(text, "https://store.test", language);
      expect(foundBeside(html, allowed)).toEqual([]);
      expect(foundBeside(safeHtml(html, "https://store.test", language), allowed)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test.each(["/\\", "/\\a.example/x.png", "/\t/[", "/\n/", "//a.example/x.png"])(
  "a picture or a link at %j, which is no address of ours, is left out",
  (address) => {
    const text = `<p><img src="${address}"><a href="${address}">See</a></p>`;
    expect(safeHtml(text, "https://store.test", "en-US")).not.toContain("a.example");
    expect(safeHtml(text, "https://store.test", "en-US")).not.toContain("store.test");
  },
);
