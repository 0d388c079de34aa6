import type { PageBlock } from "@gelora/contracts/page-content.ts";
import type { ProductCardData } from "../listing/product-card-model.ts";

type Rail = Extract<PageBlock, { readonly type: "products" }>;

/** A block ready to render: a product rail has been filled by its search. */
export type ShownBlock =
  | Exclude<PageBlock, Rail>
  | (Omit<Rail, "search"> & { readonly products: readonly ProductCardData[] });

const known: readonly string[] = [
  "hero",
  "tiles",
  "products",
  "brands",
  "story",
  "facts",
  "html",
  "text",
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
