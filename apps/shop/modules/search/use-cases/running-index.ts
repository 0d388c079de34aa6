import { setImmediate as nextTurn } from "node:timers/promises";
import { createFollowingCache, type FollowingCache } from "@gelora/service-kit/following-cache.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Frame } from "../../catalogue/frame.ts";
import { onCatalogueChange, readFrame } from "../../catalogue/read-models.ts";
import { onGuidesChange } from "../../sizes/sizes.ts";
import type { CatalogIndex } from "../domain/catalog-index.ts";
import { refilesProducts } from "../domain/frame-difference.ts";
import { createInProcessIndex, type FillableIndex } from "../index/in-process-index.ts";
import { readAllIndexed, readIndexed } from "./read-indexed.ts";

type SearchIndex = {
  /** Undefined until the module has started. */
  index: FillableIndex | undefined;
  /** The frame by which products are filed. */
  frame: Frame | undefined;
  /** Products that changed and are not read again yet. */
  readonly waiting: Set<string>;
  /** Products that changed while another index is built, which may have read them before. */
  touched: Set<string> | undefined;
  /** Something that every product depends on has changed. */
  stale: boolean;
  /** What is read is put in before the next is read, so that nothing old replaces something new. */
  turn: Promise<unknown>;
  settling: Promise<void>;
  /** What is computed from the index is valid until it changes. */
  readonly caches: Pick<FollowingCache<object>, "drop">[];
};

export const searchIndex = platformPart(
  "the search index",
  (): SearchIndex => ({
    index: undefined,
    frame: undefined,
    waiting: new Set(),
    touched: undefined,
    stale: false,
    turn: Promise.resolve(),
    settling: Promise.resolve(),
    caches: [],
  }),
);

/**
 * A cache of values computed from the index, cleared whenever that changes. Opened after
 * `searchIndex`.
 */
export function cacheOfIndex<Value extends object>(platform: Platform, max: number): FollowingCache<Value> {
  const cache = createFollowingCache<Value>(max);
  searchIndex.of(platform).caches.push(cache);
  cache.follow();
  return cache;
}

/** @throws Error before the search module has started */
export function runningIndex(platform: Platform): CatalogIndex {
  const { index } = searchIndex.of(platform);
  if (!index) throw new Error("the search index has not been built yet");
  return index;
}

/** Builds the index from the database and keeps it up to date. */
export async function startIndex(platform: Platform): Promise<void> {
  const state = searchIndex.of(platform);
  // Listens first, so changes during the build are applied afterwards.
  onCatalogueChange(
    platform,
    async ({ changed, crossed, frameChanged }) => {
      if (frameChanged) await followFrame(platform, state);
      for (const code of [...crossed, ...changed]) note(state, code);
      // The rest of many has to wait, or stock would not be followed meanwhile.
      await putSome(platform, state);
    },
    () => settleIndex(platform),
  );
  // Shoes are filed by what the guides say of their sizes.
  onGuidesChange(platform, () => {
    state.stale = true;
    return settleIndex(platform);
  });
  state.frame = await readFrame(platform);
  await replaceIndex(platform, state, putAtStart);
}

/** Larger pages fill the memory that is never given back faster than it is cleared. */
const pageSize = 100;
const putAtStart = 1000;
/**
 * While requests are being answered: it takes a few milliseconds, and requests run in between.
 */
const putBeside = pageSize;

async function followFrame(platform: Platform, state: SearchIndex): Promise<void> {
  const [before, now] = [state.frame, await readFrame(platform)];
  state.frame = now;
  if (before && refilesProducts(before, now)) state.stale = true;
}

function note(state: SearchIndex, productCode: string): void {
  state.waiting.add(productCode);
  state.touched?.add(productCode);
}

/**
 * Puts in what is waiting, and builds another index where one is needed. Safe to call at any time;
 * after a failure the next call goes on.
 */
export function settleIndex(platform: Platform): Promise<void> {
  const state = searchIndex.of(platform);
  const settling = state.settling.catch(() => {}).then(() => settle(platform, state));
  state.settling = settling;
  return settling;
}

/** Reads these products again and puts them in their places. */
export function putAgain(platform: Platform, productCodes: readonly string[]): Promise<void> {
  const state = searchIndex.of(platform);
  for (const code of productCodes) note(state, code);
  return settleIndex(platform);
}

async function settle(platform: Platform, state: SearchIndex): Promise<void> {
  while (state.waiting.size > 0) await putSome(platform, state);
  if (state.stale) await replaceIndex(platform, state, putBeside);
}

/** Reads some of the waiting products again and puts them in, in place. */
function putSome(platform: Platform, state: SearchIndex): Promise<void> {
  return inTurn(state, async () => {
    const codes = take(state.waiting);
    if (!state.index || codes.length === 0) return;
    try {
      if (state.index.put(await readIndexed(platform, codes))) noteChange(state);
    } catch (error) {
      for (const code of codes) state.waiting.add(code);
      throw error;
    }
  });
}

/** Builds an index beside the running one, which is asked and kept up to date meanwhile. */
async function replaceIndex(platform: Platform, state: SearchIndex, most: number): Promise<void> {
  const started = performance.now();
  state.stale = false;
  const touched = new Set<string>();
  state.touched = touched;
  const index = createInProcessIndex();
  try {
    for await (const products of inBatches(readAllIndexed(platform, pageSize), most)) {
      index.put(products);
      await nextTurn();
      if (state.waiting.size > 0) await putSome(platform, state);
    }
    await inTurn(state, async () => {
      while (touched.size > 0) index.put(await readIndexed(platform, take(touched)));
      state.index = index;
      noteChange(state);
    });
  } catch (error) {
    state.stale = true;
    throw error;
  } finally {
    state.touched = undefined;
  }
  platform.log.info({ products: index.size(), ms: Math.round(performance.now() - started) }, "search index built");
}

/** Several pages at once: each time that products are put in, all others are ranked again. */
async function* inBatches<Value>(
  pages: AsyncIterable<ReadonlyMap<string, Value>>,
  size: number,
): AsyncGenerator<ReadonlyMap<string, Value>> {
  const batch = new Map<string, Value>();
  for await (const page of pages) {
    for (const [code, value] of page) batch.set(code, value);
    if (batch.size < size) continue;
    yield batch;
    batch.clear();
  }
  yield batch;
}

const atOnce = 200;

function take(codes: Set<string>): string[] {
  const taken = [...codes].slice(0, atOnce);
  for (const code of taken) codes.delete(code);
  return taken;
}

function inTurn(state: SearchIndex, work: () => Promise<void>): Promise<void> {
  const turn = state.turn.catch(() => {}).then(work);
  state.turn = turn;
  return turn;
}

function noteChange(state: SearchIndex): void {
  for (const cache of state.caches) cache.drop();
}
