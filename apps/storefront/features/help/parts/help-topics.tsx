import { FaqQuestions } from "../../content/faq-questions.tsx";
import type { HelpTopic } from "../model/find-answers.ts";
import { topicPlace } from "../model/topic-place.ts";

/** Rendered on the server alone. */
export function HelpTopics({ topics, isOpen }: { readonly topics: readonly HelpTopic[]; readonly isOpen: boolean }) {
  return topics.map(({ title, items }, index) => (
    <section key={title} id={topicPlace(index)} className="mt-10 scroll-mt-28">
      {title ? <h2 className="mb-4 text-2xl">{title}</h2> : null}
      <FaqQuestions items={[...items]} heading={title ? "h3" : "h2"} isOpen={isOpen} />
    </section>
  ));
}
