import { expect, test } from "vitest";
import { closeParts, type OpenParts, openParts, platformPart } from "./platform-part.ts";

type Platform = { readonly parts: OpenParts; readonly url: string };
const platformOf = (url: string): Platform => ({ parts: new Map(), url });

test("A part is opened once for each platform and shares nothing with another", () => {
  const cache = platformPart("cache", ({ url }: Platform) => ({ url, entries: new Map<string, number>() }));
  const [here, there] = [platformOf("here"), platformOf("there")];
  for (const platform of [here, there]) openParts(platform, [{ parts: [cache] }]);
  cache.of(here).entries.set("a", 1);
  expect(cache.of(here)).toBe(cache.of(here));
  expect(cache.of(here).entries.get("a")).toBe(1);
  expect(cache.of(there)).toEqual({ url: "there", entries: new Map() });
});

test("A part that is not open says so, and a bad setting fails when it is opened", () => {
  const client = platformPart("client", ({ url }: Platform) => new URL(url));
  expect(() => client.of(platformOf("https://a.test"))).toThrow("client is not open");
  expect(() => openParts(platformOf("no address"), [{ parts: [client] }])).toThrow("Invalid URL");
});

test("Parts are opened in order, may build on those before, and are closed the last first", async () => {
  const closed: string[] = [];
  const first = platformPart(
    "first",
    () => "first",
    (value) => void closed.push(value),
  );
  const second = platformPart(
    "second",
    (platform: Platform) => `after ${first.of(platform)}`,
    (value) => void closed.push(value),
  );
  const platform = platformOf("");
  const modules = [{ parts: [first] }, {}, { parts: [second] }];
  openParts(platform, modules);
  await closeParts(platform, modules);
  expect(closed).toEqual(["after first", "first"]);
  expect(() => first.of(platform)).toThrow("not open");
  await closeParts(platform, modules);
  expect(closed).toHaveLength(2);
});
