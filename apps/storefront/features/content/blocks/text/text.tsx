import type { HeadedBlock } from "../../parts/headed-block.ts";
import { Prose } from "../../parts/prose.tsx";

/** Plain text, as it is written, with a link below it. */
export function Text({ block, heading }: HeadedBlock<"text">) {
  return (
    <Prose title={block.title} heading={heading}>
      <p className="prose-shop">{block.text}</p>
      {block.link && block.linkText ? (
        <a href={block.link} className="mt-4 inline-block font-bold underline underline-offset-4">
          {block.linkText}
        </a>
      ) : null}
    </Prose>
  );
}
