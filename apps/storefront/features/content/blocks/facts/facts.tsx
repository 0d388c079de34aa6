import type { HeadedBlock } from "../../parts/headed-block.ts";
import { Section } from "../../parts/section.tsx";

/** A row of promises. */
export function Facts({ block, heading }: HeadedBlock<"facts">) {
  return (
    <Section title={block.title} heading={heading}>
      <ul className="grid gap-x-8 gap-y-5 border-line border-y py-6 sm:grid-cols-2 lg:grid-cols-4">
        {block.items.map((fact) => (
          <li key={fact.title} className="border-spark border-l-4 pl-4">
            <p className="font-bold">{fact.title}</p>
            <p className="text-quiet text-sm">{fact.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
