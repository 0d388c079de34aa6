import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadPictureSource } from "../../apps/storefront/images/load-picture-source.ts";

const ours = fileURLToPath(new URL("picture-source.ts", import.meta.url));

test("the storefront loads the drawings by the path that a setting names", async () => {
  const source = await loadPictureSource(ours);
  expect(await source("drawn/v1/running-shoe/side/f4f2ee-1f2a44-d8321a/peak/12")).toMatchObject({
    kind: "drawing",
    svg: expect.stringContaining("<svg"),
    width: 800,
  });
});

test.each([
  "drawn/v1/rocket/side/f4f2ee-1f2a44-d8321a/peak/12",
  "drawn/v1/running-shoe/side/f4f2ee-1f2a44-d8321a/nobody/12",
  "drawn/v1/running-shoe/side/f4f2ee-1f2a44-d8321a/peak/10000",
  "drawn/v1/running-shoe/side/f4f2ee-1f2a44-d8321a/peak/012",
  `file/${"ab".repeat(16)}`,
])("%s is none of the drawings", async (mediaKey) => {
  const source = await loadPictureSource(ours);
  expect(await source(mediaKey)).toBeUndefined();
});

test("a module that exports no source is refused by its name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gelora-source-"));
  const file = join(folder, "nothing.mjs");
  await writeFile(file, "export const other = 1;\n");
  await expect(loadPictureSource(file)).rejects.toThrow(/PICTURE_SOURCE names .*nothing\.mjs/);
  await rm(folder, { recursive: true });
});
