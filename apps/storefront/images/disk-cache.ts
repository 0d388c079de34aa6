import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** Finished pictures on disk, by address. Losing the cache costs only time. */
export type DiskCache = {
  readonly read: (address: string) => Promise<Buffer | undefined>;
  readonly write: (address: string, bytes: Buffer) => Promise<void>;
};

const fileNameOf = (address: string): string => createHash("sha256").update(address).digest("hex").slice(0, 40);

/**
 * The folder's files, oldest first, with name and size in bytes. Partial files of a process that
 * crashed are deleted.
 */
async function takeStock(folder: string): Promise<Map<string, number>> {
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
  return new Map(found.sort((a, b) => a.age - b.age).map(({ name, size }) => [name, size]));
}

/** Opens the cache in a folder limited to `maxBytes`: the oldest pictures are evicted first. */
export function createDiskCache(folder: string, maxBytes: number): DiskCache {
  let held: Promise<Map<string, number>> | undefined;
  let total = 0;

  const stock = () => {
    held ??= takeStock(folder).then((sizes) => {
      total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      return sizes;
    });
    return held;
  };
  const makeRoom = async (sizes: Map<string, number>) => {
    for (const [name, size] of sizes) {
      if (total <= maxBytes) return;
      sizes.delete(name);
      total -= size;
      await rm(path.join(folder, name), { force: true });
    }
  };

  return {
    read: (address) => readFile(path.join(folder, fileNameOf(address))).catch(() => undefined),
    write: async (address, bytes) => {
      const sizes = await stock();
      const name = fileNameOf(address);
      const part = path.join(folder, `${name}.${randomUUID()}.part`);
      try {
        await writeFile(part, bytes);
        // Atomic: a reader sees the whole picture or none.
        await rename(part, path.join(folder, name));
      } catch (error) {
        // A full disk must not fill with halves too.
        await rm(part, { force: true });
        throw error;
      }
      total += bytes.length - (sizes.get(name) ?? 0);
      sizes.delete(name);
      sizes.set(name, bytes.length);
      await makeRoom(sizes);
    },
  };
}
