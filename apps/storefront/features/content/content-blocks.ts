import type { PageBlock } from "@gelora/contracts/page-content.ts";
import type { ProductCardData } from "../listing/product-card-model.ts";

type Shelf = Extract<PageBlock, { readonly type: "products" }>;

/** Blocks that never change in a browser: the server sends them as HTML, and no code for them. */
const stillTypes = ["picture", "video", "faq", "rich-text", "countdown"] as const;
type StillType = (typeof stillTypes)[number];
export type StillBlock = Extract<PageBlock, { readonly type: StillType }>;

export const isStill = (block: PageBlock): block is StillBlock => stillTypes.some((type) => type === block.type);

/** A block ready to render: a shelf has its products, a still block is HTML. */
export type ShownBlock =
  | Exclude<PageBlock, Shelf | StillBlock>
  | (Omit<Shelf, "search" | "productCodes"> & { readonly products: readonly ProductCardData[] })
  | { readonly type: "still"; readonly title?: string; readonly html: string };

/** Whether a block shows a heading, which is the page's h1 if it is the first. */
export function showsHeading(block: ShownBlock): boolean {
  switch (block.type) {
    case "still":
      return block.html !== "" && Boolean(block.title);
    case "carousel":
      return block.slides.length > 0;
    case "products":
      return block.products.length > 0 && Boolean(block.title);
    default:
      return Boolean(block.title);
  }
}

const known: readonly string[] = [
  "hero",
  "carousel",
  "tiles",
  "products",
  "brands",
  "story",
  "facts",
  "html",
  "text",
  ...stillTypes,
] satisfies PageBlock["type"][];

/**
 * The blocks of a page's content for a language and device class. The content is JSON text
 * `{"en-US": {"h5": [blocks], "pc": [blocks]}, …}` [Q52]. Unknown types are left out; broken
 * content is an empty page, never an error.
 */
export function blocksOfContent(
  pageContent: string | null | undefined,
  language: string,
  device: "h5" | "pc",
): readonly PageBlock[] {
  const content = parseJson(pageContent);
  const ofLanguage = isRecord(content) ? (content[language] ?? content["en-US"]) : undefined;
  const blocks = isRecord(ofLanguage) ? (ofLanguage[device] ?? ofLanguage.pc ?? ofLanguage.h5) : undefined;
  return Array.isArray(blocks) ? readBlocks(blocks) : [];
}

/** The blocks of known types. */
export function readBlocks(values: readonly unknown[]): readonly PageBlock[] {
  return values.filter(isBlock);
}

/** The content module validates every field on saving; here only the type is checked. */
function isBlock(value: unknown): value is PageBlock {
  return isRecord(value) && typeof value.type === "string" && known.includes(value.type);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parseJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
