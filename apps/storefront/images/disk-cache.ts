import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "@gelora/service-kit/write-whole.ts";

/** Finished pictures on disk, by address. Losing the cache costs only time. */
export type DiskCache = {
  readonly read: (address: string) => Promise<Buffer | undefined>;
  readonly write: (address: string, bytes: Buffer) => Promise<void>;
};

const fileNameOf = (address: string): string => createHash("sha256").update(address).digest("hex").slice(0, 40);

/** The folder's files by name, oldest first, with their sizes in bytes; and the sum of these. */
type Stock = { readonly sizes: Map<string, number>; total: number };

/** Looks through the folder. Partial files of a process that crashed are deleted. */
async function takeStock(folder: string): Promise<Stock> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const found: { name: string; size: number; age: number }[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => undefined);
    if (!facts?.isFile()) continue;
    if (name.endsWith(".part")) await rm(file, { force: true });
    else found.push({ name, size: facts.size, age: facts.mtimeMs });
  }
  const sizes = new Map(found.sort((a, b) => a.age - b.age).map(({ name, size }) => [name, size]));
  return { sizes, total: found.reduce((sum, { size }) => sum + size, 0) };
}

/** Opens the cache in a folder limited to `maxBytes`: the oldest pictures are evicted first. */
export function createDiskCache(folder: string, maxBytes: number): DiskCache {
  let taken: Promise<Stock> | undefined;
  const takenStock = () => {
    taken ??= takeStock(folder).catch((error: unknown) => {
      // A folder that cannot be read for a moment must not end the cache until a restart.
      taken = undefined;
      throw error;
    });
    return taken;
  };
  const makeRoom = async (stock: Stock) => {
    for (const [name, size] of stock.sizes) {
      if (stock.total <= maxBytes) return;
      stock.sizes.delete(name);
      stock.total -= size;
      await rm(path.join(folder, name), { force: true });
    }
  };

  return {
    read: (address) => readFile(path.join(folder, fileNameOf(address))).catch(() => undefined),
    write: async (address, bytes) => {
      const stock = await takenStock();
      const name = fileNameOf(address);
      await writeWhole(path.join(folder, name), bytes);
      stock.total += bytes.length - (stock.sizes.get(name) ?? 0);
      stock.sizes.delete(name);
      stock.sizes.set(name, bytes.length);
      await makeRoom(stock);
    },
  };
}
