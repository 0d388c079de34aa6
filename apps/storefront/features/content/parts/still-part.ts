import type { PageBlock } from "@gelora/contracts/page-content.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Translate } from "../../../platform/words/use-words.ts";

/** What the server gives to a part that it renders once, as HTML. */
export type StillPart<Block extends PageBlock> = {
  readonly block: Block;
  /** h1 for a page's first block, so that each page has one. */
  readonly heading: "h1" | "h2";
  readonly words: Translate<"content">;
  readonly language: Language;
  readonly now: Date;
};
