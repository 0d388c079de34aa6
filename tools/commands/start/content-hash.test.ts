import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashOfContents } from "./content-hash.ts";

test("The hash follows contents and names, not dates or ignored files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gelora-hash-"));
  const hash = () => hashOfContents([folder], (path) => path.endsWith(".test.ts"));
  await writeFile(join(folder, "a.ts"), "one");
  const first = await hash();
  await utimes(join(folder, "a.ts"), 1, 1);
  await writeFile(join(folder, "a.test.ts"), "ignored");
  expect(await hash()).toBe(first);
  await writeFile(join(folder, "a.ts"), "two");
  expect(await hash()).not.toBe(first);
  await rm(folder, { recursive: true });
});
