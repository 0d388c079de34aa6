import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDiskCache } from "./disk-cache.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "gelora-cache-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("the cache never outgrows its limit: the oldest pictures leave first", async () => {
  const cache = createDiskCache(folder, 250);
  for (const name of ["a", "b", "c"]) await cache.write(name, Buffer.alloc(100, name));
  expect(await cache.read("a")).toBeUndefined();
  expect((await cache.read("b"))?.toString()).toBe("b".repeat(100));
  expect((await cache.read("c"))?.toString()).toBe("c".repeat(100));
});

test("a picture that cannot be written leaves no half of itself", async () => {
  await createDiskCache(folder, 250).write("a", Buffer.alloc(10));
  const [file = ""] = await readdir(folder);
  await rm(path.join(folder, file));
  await mkdir(path.join(folder, file, "in-its-place"), { recursive: true });
  await expect(createDiskCache(folder, 250).write("a", Buffer.alloc(10))).rejects.toThrow();
  expect(await readdir(folder)).toEqual([file]);
});

test("a folder that cannot be opened at first is tried again with the next picture", async () => {
  const late = path.join(folder, "late");
  await writeFile(late, "in its place");
  const cache = createDiskCache(late, 250);
  await expect(cache.write("a", Buffer.from("a"))).rejects.toThrow();
  await rm(late);
  await cache.write("a", Buffer.from("a"));
  expect((await cache.read("a"))?.toString()).toBe("a");
});

test("a new process counts what an earlier one left, and sweeps its half-written files", async () => {
  await createDiskCache(folder, 250).write("old", Buffer.alloc(100));
  const [file = ""] = await readdir(folder);
  await utimes(path.join(folder, file), 1, 1);
  await writeFile(path.join(folder, "x.part"), "half");
  const cache = createDiskCache(folder, 250);
  await cache.write("new", Buffer.alloc(200));
  expect(await cache.read("old")).toBeUndefined();
  expect(await readdir(folder)).toHaveLength(1);
});
