import { isDeepStrictEqual } from "node:util";
import type { PageBlock } from "@gelora/contracts/page-content.ts";
import { z } from "zod";
import { type PageImport, problemsOfContent, type StoredPage } from "../../apps/shop/modules/content/content.ts";

const moment = z.iso.datetime({ offset: true, error: "is no moment with its offset" });
/** The shop checks each block when it saves the page, and names those that are wrong. */
const block = z.custom<PageBlock>((value) => typeof value === "object" && value !== null, "is no block");
const blocks = z.array(block, "is no list of blocks");
const devices = z.union([blocks, z.strictObject({ h5: blocks, pc: blocks })], {
  error: 'is neither a list of blocks nor {"h5": [blocks], "pc": [blocks]}',
});

const contentOfFile = z.strictObject(
  { "en-US": devices, "id-ID": devices },
  'is missing, or has other keys than "en-US", "id-ID"',
);

/**
 * A page as a file: `page/running.json` is what is shown, `page/running.draft.json` the draft
 * beside it. A list of blocks is for every device.
 */
const pageFile = z.strictObject({
  address: z.string("is missing"),
  keywords: z.array(z.string()).optional(),
  /** The list that an article stands in, such as Blog. */
  list: z.string().optional(),
  date: moment.optional(),
  /** Null is always, and for ever. */
  showFrom: moment.nullish(),
  showUntil: moment.nullish(),
  formerAddresses: z.array(z.string()).optional(),
  /** The last part of the address in a language, where it is another. */
  slugs: z.strictObject({ "en-US": z.string().optional(), "id-ID": z.string().optional() }).optional(),
  content: contentOfFile,
});

type Devices = StoredPage["content"]["en-US"];

/** @returns what is wrong with the text, each with the file's name before it, or the page */
export function readPageFile(source: string, text: string): PageImport | readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [`${source}: is not JSON: ${error instanceof Error ? error.message : String(error)}`];
  }
  const read = pageFile.safeParse(value);
  if (!read.success)
    return [
      ...read.error.issues.map((issue) => `${[...issue.path, ""].join(", ").slice(0, -2)}: ${issue.message}`),
      ...problemsInside(value),
    ].map((problem) => `${source}: ${problem}`);
  const { address, keywords = [], list, date, showFrom, showUntil, formerAddresses = [], slugs, content } = read.data;
  const dateOf = (given: string | null | undefined): Date | null => (given ? new Date(given) : null);
  return {
    source,
    as: source.endsWith(".draft.json") ? "draft" : "published",
    formerAddresses,
    slugs,
    page: {
      pageUrl: address,
      keywords,
      navigationCode: list,
      ...(date ? { createdAt: new Date(date) } : {}),
      scheduled: showFrom !== undefined || showUntil !== undefined,
      publishAt: dateOf(showFrom),
      withdrawAt: dateOf(showUntil),
      content: contentOf(content),
    },
  };
}

/** Those of the blocks, which the shop does not get to see of a file that is no page. */
function problemsInside(file: unknown): readonly string[] {
  const { data } = z.object({ content: contentOfFile }).safeParse(file);
  return data ? problemsOfContent(contentOf(data.content)) : [];
}

const contentOf = (content: z.infer<typeof contentOfFile>): StoredPage["content"] => ({
  "en-US": devicesOf(content["en-US"]),
  "id-ID": devicesOf(content["id-ID"]),
});

const devicesOf = (given: z.infer<typeof devices>): Devices =>
  Array.isArray(given) ? { h5: given, pc: given } : given;

/** The text of a page's file. */
export function writePageFile(
  page: StoredPage,
  { formerAddresses, slugs }: Pick<PageImport, "formerAddresses" | "slugs">,
): string {
  const { pageUrl, keywords = [], navigationCode, createdAt, scheduled, publishAt, withdrawAt, content } = page;
  const shared = ({ h5, pc }: Devices): unknown => (isDeepStrictEqual(h5, pc) ? pc : { h5, pc });
  const file = {
    address: pageUrl,
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(navigationCode ? { list: navigationCode } : {}),
    ...(createdAt ? { date: createdAt } : {}),
    ...(scheduled ? { showFrom: publishAt, showUntil: withdrawAt } : {}),
    ...(slugs ? { slugs } : {}),
    ...(formerAddresses.length > 0 ? { formerAddresses } : {}),
    content: { "en-US": shared(content["en-US"]), "id-ID": shared(content["id-ID"]) },
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
