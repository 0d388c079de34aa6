import { createWriteStream } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Language } from "@gelora/locale/language.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { googleFeed } from "../domain/google-feed.ts";
import { metaFeed } from "../domain/meta-feed.ts";
import { selectDescriptions } from "../storage/product-sources.ts";
import { feedItems } from "./feed-items.ts";
import { readAllProducts } from "./read-all-products.ts";
import { readFrame } from "./read-frame.ts";

export const feedKinds = { google: googleFeed, meta: metaFeed } as const;
export type FeedKind = keyof typeof feedKinds;

type Kept = { readonly file: string; readonly composedAt: number };
type Feeds = {
  folder: Promise<string> | undefined;
  readonly kept: Map<string, Kept>;
  readonly composing: Map<string, Promise<Kept>>;
};

/** Feeds are kept in files, compressed: they are far larger than what memory is for. */
export const feeds = platformPart(
  "merchants' feeds",
  (): Feeds => ({ folder: undefined, kept: new Map(), composing: new Map() }),
  async ({ folder }) => {
    if (folder) await rm(await folder, { recursive: true, force: true });
  },
);

/** Catalogues fetch them a few times a day, and prices and stock should not be older. */
const freshFor = hours(1);
/** Some hundred kilobytes of text at a time. */
const pageSize = 100;

/**
 * The gzip file of a feed: composed when first asked for and again an hour later, once, however
 * many ask at the same time.
 */
export async function feedFile(platform: Platform, kind: FeedKind, language: Language): Promise<string> {
  const { kept, composing } = feeds.of(platform);
  const name = `${kind}-${language}`;
  const known = kept.get(name);
  if (known && platform.clock.now().getTime() - known.composedAt < freshFor) return known.file;
  const begun = composing.get(name) ?? compose(platform, kind, language, name);
  composing.set(name, begun);
  try {
    const fresh = await begun;
    kept.set(name, fresh);
    return fresh.file;
  } finally {
    composing.delete(name);
  }
}

async function compose(platform: Platform, kind: FeedKind, language: Language, name: string): Promise<Kept> {
  const state = feeds.of(platform);
  state.folder ??= mkdtemp(join(tmpdir(), "gelora-feeds-"));
  const file = join(await state.folder, `${name}.gz`);
  const composedAt = platform.clock.now().getTime();
  // Speed before size: the text repeats itself, and shrinks to a tenth either way.
  await pipeline(
    Readable.from(feedText(platform, kind, language)),
    createGzip({ level: 1 }),
    createWriteStream(`${file}.new`),
  );
  await rename(`${file}.new`, file);
  return { file, composedAt };
}

async function* feedText(platform: Platform, kind: FeedKind, language: Language): AsyncGenerator<string> {
  const { opening, item, closing } = feedKinds[kind];
  const { STOREFRONT_URL, SITE_NAME } = platform.configuration;
  const shared = { frame: await readFrame(platform), language, site: STOREFRONT_URL.replace(/\/$/, "") };
  yield opening({ title: SITE_NAME, site: shared.site, language });
  for await (const page of readAllProducts(platform, pageSize)) {
    const descriptions = await selectDescriptions(
      platform,
      page.map(({ productCode }) => productCode),
    );
    let text = "";
    for (const source of page)
      for (const one of feedItems(source, descriptions.get(source.productCode)?.[language] ?? "", shared))
        text += item(one);
    if (text) yield text;
  }
  yield closing;
}
