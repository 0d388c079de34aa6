import type { z } from "zod";
import { brands } from "./page-blocks/brands.ts";
import { carousel } from "./page-blocks/carousel.ts";
import { countdown } from "./page-blocks/countdown.ts";
import { facts } from "./page-blocks/facts.ts";
import { faq } from "./page-blocks/faq.ts";
import type { tile } from "./page-blocks/fields.ts";
import { hero } from "./page-blocks/hero.ts";
import { htmlBlock } from "./page-blocks/html.ts";
import { picture } from "./page-blocks/picture.ts";
import { products, type search } from "./page-blocks/products.ts";
import { richText } from "./page-blocks/rich-text.ts";
import { story } from "./page-blocks/story.ts";
import { text } from "./page-blocks/text.ts";
import { tiles } from "./page-blocks/tiles.ts";
import { video } from "./page-blocks/video.ts";

/** The kinds of blocks, each with its fields; how they look is the storefront's. */
export const pageBlocks = {
  hero,
  carousel,
  tiles,
  products,
  brands,
  story,
  picture,
  facts,
  video,
  faq,
  html: htmlBlock,
  "rich-text": richText,
  countdown,
  text,
} as const;

/**
 * The blocks of a landing page, as carried in `pageContent`: JSON text
 * `{"en-US": {"h5": [blocks], "pc": [blocks]}, "id-ID": …}` [Q52].
 * Readers skip unknown types. Pictures are media keys, links are storefront addresses.
 */
export type PageBlock = z.infer<(typeof pageBlocks)[keyof typeof pageBlocks]>;

export type PageTile = z.infer<typeof tile>;

export type PageSearch = z.infer<typeof search>;

/** Blocks by language and device class. */
export type PageContent = Readonly<
  Record<"en-US" | "id-ID", { readonly h5: readonly PageBlock[]; readonly pc: readonly PageBlock[] }>
>;

export const languagesOfPages = ["en-US", "id-ID"] as const;
export const devicesOfPages = ["h5", "pc"] as const;
