import type { ShownBlock } from "../content-blocks.ts";

/** What a kind of block with a heading is given. */
export type HeadedBlock<Type extends ShownBlock["type"]> = {
  readonly block: Extract<ShownBlock, { readonly type: Type }>;
  /** h1 for the first heading of a page. */
  readonly heading?: "h1" | "h2";
};
