import type { HeadedBlock } from "../../parts/headed-block.ts";
import { Prose } from "../../parts/prose.tsx";

/** A text in the safe subset of HTML that the content module allows. */
export function Html({ block, heading }: HeadedBlock<"html">) {
  return (
    <Prose title={block.title} heading={heading}>
      {/* Sanitised by the content module on saving */}
      <div className="prose-shop" dangerouslySetInnerHTML={{ __html: block.text }} />
    </Prose>
  );
}
