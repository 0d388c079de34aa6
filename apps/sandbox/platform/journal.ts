import { appendFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type Milliseconds, milliseconds } from "@gelora/service-kit/durations.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import type { z } from "zod";

/**
 * One party's entries by key, oldest first and bounded: when full, the oldest entry is dropped.
 * With a file, each change is also appended to it as a line of JSON, so that a restart continues
 * where the last run ended.
 */
export type Journal<Entry> = {
  get(key: string): Entry | undefined;
  /**
   * Adds or replaces. The file follows within a tenth of a second, so that nothing waits for the
   * disk.
   */
  put(entry: Entry): void;
  /** Newest first. */
  newest(): Entry[];
  readonly size: number;
  /** Waits until the file is up to date. */
  flush(): Promise<void>;
};

const writeDelay: Milliseconds = milliseconds(100);

/** @param options.file where to store the entries; without it they are in memory only */
export async function openJournal<Entry>(options: {
  readonly file?: string | undefined;
  readonly entry: z.ZodType<Entry>;
  readonly keyOf: (entry: Entry) => string;
  readonly limit: number;
  readonly log: Log;
}): Promise<Journal<Entry>> {
  const { keyOf, limit } = options;
  const entries = new Map<string, Entry>();
  const remember = (entry: Entry): void => {
    entries.set(keyOf(entry), entry);
    if (entries.size <= limit) return;
    for (const oldest of entries.keys()) {
      entries.delete(oldest);
      break;
    }
  };
  if (options.file) for (const entry of await readLines(options.file, options.entry, options.log)) remember(entry);
  const writer = options.file ? await createWriter(options.file, entries, options.log) : undefined;
  return {
    get: (key) => entries.get(key),
    put: (entry) => {
      remember(entry);
      writer?.changed(keyOf(entry));
    },
    newest: () => [...entries.values()].toReversed(),
    get size() {
      return entries.size;
    },
    flush: async () => writer?.flush(),
  };
}

/**
 * An unreadable line was cut short by a crash: it is skipped, and the entry's previous line counts.
 */
async function readLines<Entry>(file: string, schema: z.ZodType<Entry>, log: Log): Promise<Entry[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  const found: Entry[] = [];
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const entry = parseLine(line, schema);
    if (entry === undefined) log.warn({ file }, "a line that cannot be read was left out");
    else found.push(entry);
  }
  return found;
}

function parseLine<Entry>(line: string, schema: z.ZodType<Entry>): Entry | undefined {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

async function createWriter<Entry>(file: string, entries: ReadonlyMap<string, Entry>, log: Log) {
  const changed = new Set<string>();
  let lines = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const rewrite = async (): Promise<void> => {
    changed.clear();
    const all = [...entries.values()];
    // The new file replaces the old one in one step, so that a crash leaves one of the two whole.
    await writeFile(`${file}.new`, all.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
    await rename(`${file}.new`, file);
    lines = all.length;
  };
  const write = async (): Promise<void> => {
    if (changed.size === 0) return;
    if (lines > 2 * entries.size + 5000) return rewrite();
    const batch = [...changed].flatMap((key) => entries.get(key) ?? []);
    changed.clear();
    await appendFile(file, batch.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
    lines += batch.length;
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    running = running.then(write).catch((error) => log.error({ err: error, file }, "the journal could not be written"));
    return running;
  };

  await mkdir(dirname(file), { recursive: true });
  await rewrite();
  return {
    flush,
    changed: (key: string): void => {
      changed.add(key);
      timer ??= setTimeout(flush, writeDelay);
    },
  };
}
