import type { PageBlock } from "@gelora/contracts/page-content.ts";

/** The first picture of a page of blocks, shown where its link is shared. */
export const pagePicture = (blocks: readonly PageBlock[]): string | undefined =>
  blocks.map(pictureOf).find((picture) => picture !== undefined);

function pictureOf(block: PageBlock): string | undefined {
  if (block.type === "carousel") return block.slides[0]?.image;
  return "image" in block ? block.image || undefined : undefined;
}
