import { FaqQuestions } from "../../faq-questions.tsx";
import { Section } from "../../parts/section.tsx";
import type { StillPart } from "../../parts/still-part.ts";
import type { FaqBlock } from "./faq-data.ts";

/** Questions that open to their answers, without any script. */
export function Faq({ block, heading }: StillPart<FaqBlock>) {
  return (
    <Section title={block.title} heading={heading}>
      <FaqQuestions items={block.items} heading={block.title ? "h3" : "h2"} />
    </Section>
  );
}
