import { expect, test } from "vitest";
import { createFollowingCache } from "./following-cache.ts";

test("What was composed is stored until its data changes", () => {
  const cache = createFollowingCache<{ text: string }>(10);
  cache.follow();
  cache.begin()("a", { text: "A" });
  cache.begin()("b", { text: "B" });
  cache.drop(["a"]);
  expect([cache.get("a"), cache.get("b")]).toEqual([undefined, { text: "B" }]);
  cache.drop();
  expect(cache.get("b")).toBeUndefined();
});

test("What was begun before a change is not stored after it, whatever changed", () => {
  const cache = createFollowingCache<{ text: string }>(10);
  cache.follow();
  const store = cache.begin();
  cache.drop(["other"]);
  store("a", { text: "old" });
  expect(cache.get("a")).toBeUndefined();
});

test("Nothing is stored before changes are announced, nor what was begun then", () => {
  const cache = createFollowingCache<{ text: string }>(10);
  const store = cache.begin();
  store("a", { text: "old" });
  expect(cache.get("a")).toBeUndefined();
  cache.follow();
  store("a", { text: "old" });
  expect(cache.get("a")).toBeUndefined();
});

test("The least used goes first when it is full", () => {
  const cache = createFollowingCache<{ text: string }>(2);
  cache.follow();
  for (const key of ["a", "b", "c"]) cache.begin()(key, { text: key });
  expect([cache.get("a"), cache.get("c")]).toEqual([undefined, { text: "c" }]);
});
