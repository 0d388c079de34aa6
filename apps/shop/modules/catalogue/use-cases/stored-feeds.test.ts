import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { hours } from "@gelora/service-kit/durations.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { feedFile } from "./stored-feeds.ts";

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop("embedded");
  folder = await mkdtemp(join(tmpdir(), "gelora-kept-feeds-"));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

test("a feed that could not be stored is composed when it is asked for again", async () => {
  const feed = {
    name: "some",
    freshFor: hours(1),
    text: async function* () {
      yield "goods";
    },
  };
  vi.stubEnv("TMPDIR", join(folder, "missing"));
  await expect(feedFile(shop.platform, feed)).rejects.toThrow("ENOENT");
  vi.stubEnv("TMPDIR", folder);
  expect(gunzipSync(await readFile(await feedFile(shop.platform, feed))).toString()).toBe("goods");
});

test("a feed is composed once for all who ask while it is fresh or being composed, and once more when it is not", async () => {
  let composed = 0;
  const feed = {
    name: "counted",
    freshFor: hours(1),
    text: async function* () {
      composed += 1;
      yield `composed ${composed}`;
    },
  };
  const askTwenty = async () => {
    const files = await Promise.all(Array.from({ length: 20 }, () => feedFile(shop.platform, feed)));
    const texts = await Promise.all(files.map(async (file) => gunzipSync(await readFile(file)).toString()));
    return [...new Set(texts)];
  };
  expect(await askTwenty()).toEqual(["composed 1"]);
  expect(await askTwenty()).toEqual(["composed 1"]);
  shop.platform.clock.setOffset(hours(2));
  expect(await askTwenty()).toEqual(["composed 2"]);
});
