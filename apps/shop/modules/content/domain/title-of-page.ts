import type { PageBlock } from "@gelora/contracts/page-content.ts";

/** The first title of a page's blocks, which names it; undefined where none has one. */
export function titleOfPage(blocks: readonly PageBlock[]): string | undefined {
  return blocks.map((block) => (block.type === "carousel" ? block.slides[0]?.title : block.title)).find(Boolean);
}
