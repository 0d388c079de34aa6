import type { PageBlock } from "@gelora/contracts/page-content.ts";
import { expect, test } from "vitest";
import { pageDescription } from "./page-description.ts";

const facts: PageBlock = { type: "facts", items: [{ title: "14 days", text: "to return" }] };

test("a page is described by its first words that are no title", () => {
  const html = { type: "html", text: "<h2>Data</h2><p>We keep what an order needs &amp; no more.</p>" } as const;
  expect(pageDescription([facts, html])).toBe("We keep what an order needs & no more.");
  expect(pageDescription([{ type: "rich-text", text: "## Size\n\n**Measure** in the evening." }, html])).toBe(
    "Measure in the evening.",
  );
  const hero = { type: "hero", image: "a", title: "Run", text: "At your pace.", link: "/", linkText: "Go" } as const;
  expect(pageDescription([hero, html])).toBe("At your pace.");
  expect(pageDescription([facts])).toBe("");
});

test("a long text ends with a whole word and an ellipsis", () => {
  const text = "Every pair is measured before it leaves, and what does not fit comes back. ".repeat(4);
  const description = pageDescription([{ type: "text", text }]);
  expect(description.length).toBeLessThanOrEqual(161);
  expect(description).toMatch(/measured before it…$|\w…$/);
  expect(text.startsWith(description.slice(0, -1))).toBe(true);
});
