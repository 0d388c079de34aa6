import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@gelora/service-kit/log.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { openJournal } from "./journal.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "journal-"));
});
afterEach(() => rm(folder, { recursive: true }));

const entry = z.object({ key: z.string(), value: z.number() });
const open = (limit = 100) =>
  openJournal({
    file: join(folder, "deep", "journal.jsonl"),
    entry,
    keyOf: ({ key }) => key,
    limit,
    log: createLog("test", "silent"),
  });

test("the newest value of each key is found again", async () => {
  const first = await open();
  first.put({ key: "a", value: 1 });
  first.put({ key: "b", value: 2 });
  await first.flush();
  first.put({ key: "a", value: 3 });
  await first.flush();
  const second = await open();
  expect(second.get("a")).toEqual({ key: "a", value: 3 });
  expect(second.newest().map(({ key }) => key)).toEqual(["b", "a"]);
});

test("it forgets the oldest when it is full, in memory and in the file", async () => {
  const first = await open(3);
  for (let value = 1; value <= 5; value += 1) first.put({ key: String(value), value });
  await first.flush();
  expect(first.newest().map(({ value }) => value)).toEqual([5, 4, 3]);
  const second = await open(3);
  expect(second.newest().map(({ value }) => value)).toEqual([5, 4, 3]);
});

test("a file that has grown by many changes is rewritten", async () => {
  const journal = await open();
  for (let round = 0; round < 5200; round += 1) {
    journal.put({ key: "a", value: round });
    if (round % 2 === 0) await journal.flush();
  }
  for (let round = 0; round < 3000; round += 1) {
    journal.put({ key: "b", value: round });
    await journal.flush();
  }
  const lines = (await readFile(join(folder, "deep", "journal.jsonl"), "utf8")).trim().split("\n");
  expect(lines.length).toBeLessThan(5100);
  expect((await open()).get("b")).toEqual({ key: "b", value: 2999 });
});
