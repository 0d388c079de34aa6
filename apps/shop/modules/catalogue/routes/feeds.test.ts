import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unpacked } from "./feeds.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gelora-feeds-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("the file of a feed is closed when its client leaves in the middle", async () => {
  const path = join(folder, "feed.gz");
  await writeFile(path, gzipSync(randomBytes(2_000_000)));
  const file = createReadStream(path);
  const text = unpacked(file);
  await once(text, "readable");
  text.destroy();
  await expect.poll(() => file.closed).toBe(true);
});
