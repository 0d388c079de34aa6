import { Icon } from "@gelora/ui/icon.tsx";
import type { FaqBlock } from "./blocks/faq/faq-data.ts";

export type FaqQuestionsProps = {
  readonly items: FaqBlock["items"];
  /** The level of a question: one below the heading above it. */
  readonly heading: "h2" | "h3";
  /** Whether the answers are seen at once. */
  readonly isOpen?: boolean;
};

/** Questions that open to their answers, without any script. */
export function FaqQuestions({ items, heading: Question, isOpen = false }: FaqQuestionsProps) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {items.map(({ question, answer }) => (
        <details key={question} open={isOpen} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-accent-deep [&::-webkit-details-marker]:hidden">
            <Question className="font-bold text-base md:text-lg">{question}</Question>
            <Icon name="plus" className="size-5 shrink-0 transition-transform group-open:rotate-45" />
          </summary>
          {/* Sanitised by the content module on saving */}
          <div className="prose-shop pb-5" dangerouslySetInnerHTML={{ __html: answer }} />
        </details>
      ))}
    </div>
  );
}
