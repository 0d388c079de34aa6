import type { PageBlock } from "@gelora/contracts/page-content.ts";
import type { StructuredThing } from "../../../../platform/page/structured-data.ts";

export type FaqBlock = Extract<PageBlock, { readonly type: "faq" }>;

/** A page's questions for search engines: one FAQPage (schema.org), or none. */
export function faqThings(blocks: readonly PageBlock[]): readonly StructuredThing[] {
  const mainEntity = blocks.flatMap((block) =>
    block.type === "faq"
      ? block.items.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        }))
      : [],
  );
  return mainEntity.length > 0 ? [{ "@type": "FAQPage", mainEntity }] : [];
}
