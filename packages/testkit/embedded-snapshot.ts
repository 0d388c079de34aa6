import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { writeWhole } from "@gelora/service-kit/write-whole.ts";

let held: Promise<Blob> | undefined;

/**
 * An empty embedded database as a file, made once per PGlite version: initialising one costs 2.5 s
 * of CPU time, loading it 0.3 s, and every test file opens its own.
 */
export function emptyEmbeddedSnapshot(): Promise<Blob> {
  held ??= readOrMake();
  return held;
}

async function readOrMake(): Promise<Blob> {
  const file = join(cacheFolder(), "empty-database.tar");
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new BytesAtHand(cached);
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  await mkdir(dirname(file), { recursive: true });
  // Another test process may be reading.
  await writeWhole(file, Buffer.from(await dump.arrayBuffer()));
  return dump;
}

/** Hands its bytes out as they are: Node copies a blob's 40 MB in pieces, which takes 0.4 s. */
class BytesAtHand extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: Uint8Array) {
    super();
    this.#bytes = Uint8Array.from(bytes).buffer;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

/** Inside PGlite's own folder, so that each version has its own snapshot. */
function cacheFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "..", ".gelora-cache");
}
