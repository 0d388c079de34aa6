import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";

/**
 * Writes a file of which a reader sees the whole or nothing, no matter who else writes it at the
 * same time.
 * @throws what the disk says; nothing of the file is left then, since a full disk must not fill
 * with halves too. A process that is killed leaves one that ends in `.part`.
 */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
