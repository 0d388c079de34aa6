import { createWriteStream } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";

type StoredFeed = { readonly file: string; readonly composedAt: number };
type Feeds = {
  folder: Promise<string> | undefined;
  readonly stored: Map<string, StoredFeed>;
  readonly composing: Map<string, Promise<StoredFeed>>;
};

/** Feeds are stored in files, compressed: they are far larger than what memory is for. */
export const feeds = platformPart(
  "the feeds of all products",
  (): Feeds => ({ folder: undefined, stored: new Map(), composing: new Map() }),
  async ({ folder }) => {
    if (folder) await rm(await folder, { recursive: true, force: true });
  },
);

export type Feed = {
  /** Of the file. */
  readonly name: string;
  readonly freshFor: Milliseconds;
  readonly text: () => AsyncIterable<string>;
};

/**
 * The gzip file of a feed: composed when first asked for and again when it is no longer fresh,
 * once, however many ask at the same time.
 */
export async function feedFile(platform: Platform, feed: Feed): Promise<string> {
  const { stored, composing } = feeds.of(platform);
  const known = stored.get(feed.name);
  if (known && platform.clock.now().getTime() - known.composedAt < feed.freshFor) return known.file;
  const begun = composing.get(feed.name) ?? compose(platform, feed);
  composing.set(feed.name, begun);
  try {
    const fresh = await begun;
    stored.set(feed.name, fresh);
    return fresh.file;
  } finally {
    composing.delete(feed.name);
  }
}

async function compose(platform: Platform, { name, text }: Feed): Promise<StoredFeed> {
  const state = feeds.of(platform);
  state.folder ??= mkdtemp(join(tmpdir(), "gelora-feeds-"));
  // A disk that is full for a moment must not end the feeds for good.
  state.folder.catch(() => {
    state.folder = undefined;
  });
  const file = join(await state.folder, `${name}.gz`);
  const composedAt = platform.clock.now().getTime();
  // Speed before size: the text repeats itself, and shrinks to a tenth either way. Larger pieces
  // than zlib's own 16 kB interrupt the event loop less often.
  const gzip = createGzip({ level: 1, chunkSize: 256 * 1024 });
  await pipeline(Readable.from(text()), gzip, createWriteStream(`${file}.new`));
  await rename(`${file}.new`, file);
  return { file, composedAt };
}
