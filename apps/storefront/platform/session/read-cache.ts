import type { CallResult } from "../gateway/gateway-call.ts";
import type { CallFailure } from "../gateway/gateway-failures.ts";

/** A read's answer: requested in the browser, never on the server. */
export type Loaded<Value> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly failure: CallFailure }
  | { readonly state: "ready"; readonly value: Value };

export type Read<Value> = {
  /** Identifies everything that the answer depends on. */
  readonly key: string;
  readonly load: () => Promise<CallResult<Value>>;
  /**
   * How long the answer outlives its readers: `refresh` shows it again while reloading, `return`
   * shows it again for a while without reloading, unless something was changed since, `tab` never
   * reloads.
   */
  readonly cache?: "refresh" | "return" | "tab" | undefined;
  /** A debounce, in case the question changes again. */
  readonly restMs?: number | undefined;
};

type Entry = {
  loaded: Loaded<unknown>;
  turn: number;
  isPending: boolean;
  isCached: boolean;
  /** Until when a return shows it as it was left, in milliseconds since 1970. */
  freshUntil: number;
  readonly readers: Set<() => void>;
};

const mostEntries = 100;
/** Longer away, and a list is read again. */
const lifetimeMs = 5 * 60_000;
const loading = { state: "loading" } as const;
const entries = new Map<string, Entry>();
/** How many changes were made; an answer to a question from before one may be older than it. */
let changes = 0;

/** A key includes its document, so its entry has the document's type. */
export function answerOf<Value>(key: string): Loaded<Value> {
  return (entries.get(key)?.loaded ?? loading) as Loaded<Value>;
}

/**
 * Subscribes to a read, and requests it unless it is pending or settled.
 * @param onChange is called when the result of `answerOf` changes
 * @returns how to stop
 */
export function followRead(read: Read<unknown>, onChange: () => void): () => void {
  const entry = entryOf(read.key);
  entry.readers.add(onChange);
  if (read.cache) entry.isCached = true;
  const timer = setTimeout(() => void askUnlessKnown(read, entry), read.restMs ?? 0);
  return () => {
    clearTimeout(timer);
    entry.readers.delete(onChange);
    tidy();
  };
}

async function askUnlessKnown(read: Read<unknown>, entry: Entry): Promise<void> {
  const isKept = read.cache === "tab" || (read.cache === "return" && Date.now() < entry.freshUntil);
  if (!entry.isPending && !(isKept && entry.loaded.state === "ready")) await askAgain(read);
}

/**
 * Requests it again. An older call's answer never overwrites a newer one's, and a failure leaves
 * the data visible.
 */
export async function askAgain({ key, load }: Read<unknown>): Promise<void> {
  const entry = entryOf(key);
  entry.turn += 1;
  const { turn } = entry;
  const changesBefore = changes;
  entry.isPending = true;
  const result = await load();
  if (turn !== entry.turn) return;
  entry.isPending = false;
  entry.freshUntil = changes === changesBefore ? Date.now() + lifetimeMs : 0;
  if (result.ok) entry.loaded = { state: "ready", value: result.value };
  else if (entry.loaded.state !== "ready") entry.loaded = { state: "failed", failure: result.failure };
  for (const tell of entry.readers) tell();
  tidy();
}

/** After a change no former answer is shown again without reloading. */
export function expireReads(): void {
  changes += 1;
  for (const entry of entries.values()) entry.freshUntil = 0;
}

/** After a sign-in or sign-out no former answer is shown again. */
export function forgetReads(): void {
  for (const entry of entries.values()) entry.isCached = false;
  tidy();
}

function entryOf(key: string): Entry {
  const known = entries.get(key);
  const entry = known ?? {
    loaded: loading,
    turn: 0,
    isPending: false,
    isCached: false,
    freshUntil: 0,
    readers: new Set(),
  };
  // Most recently used last, evicted last.
  entries.delete(key);
  entries.set(key, entry);
  return entry;
}

function tidy(): void {
  for (const [key, entry] of entries) {
    const isWanted = entry.readers.size > 0 || entry.isPending;
    if (!isWanted && (!entry.isCached || entries.size > mostEntries)) entries.delete(key);
  }
}
