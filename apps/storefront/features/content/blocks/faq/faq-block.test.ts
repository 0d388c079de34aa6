import { expect, test } from "vitest";
import { showStill } from "../../testing/still.ts";
import { faqThings } from "./faq-data.ts";

const block = {
  type: "faq" as const,
  title: "Good to know",
  items: [{ question: "Does it fit?", answer: "<p>Measure <strong>first</strong>.</p>" }],
};

test("a question opens to its answer without a script", () => {
  expect(showStill(block)).toMatch(
    /<h2[^>]*>Good to know<\/h2>.*<details[^>]*><summary[^>]*><h3[^>]*>Does it fit\?<\/h3>.*<p>Measure <strong>first<\/strong>/s,
  );
});

test("search engines read all questions of a page as one FAQPage, and none of a page without", () => {
  expect(faqThings([block, { type: "text", text: "t" }, block])).toEqual([
    {
      "@type": "FAQPage",
      mainEntity: Array.from({ length: 2 }, () => ({
        "@type": "Question",
        name: "Does it fit?",
        acceptedAnswer: { "@type": "Answer", text: "<p>Measure <strong>first</strong>.</p>" },
      })),
    },
  ]);
  expect(faqThings([{ type: "text", text: "t" }])).toEqual([]);
});
