import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPersonalNotes } from "../../platform/browser/personal-notes.ts";
import { forgetSeen, keepSeen, noteSeen, seenGoods } from "./seen-goods.ts";

function memoryStorage() {
  const storage: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, value: string) => {
      storage[name] = value;
    },
    removeItem: (name: string) => {
      delete storage[name];
    },
  };
  // As in browsers: the names are its keys, the methods are not.
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(storage, name, { value, enumerable: false });
  return storage;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("the newest is first, each once, and no more than twenty are stored", () => {
  for (let number = 1; number <= 30; number += 1) noteSeen(`P${number}`);
  noteSeen("P25");
  expect(seenGoods().slice(0, 3)).toEqual(["P25", "P30", "P29"]);
  expect(seenGoods()).toHaveLength(20);
  expect(new Set(seenGoods()).size).toBe(20);
});

test("what no longer exists is dropped, and all of it can be forgotten", () => {
  for (const code of ["A", "B", "C"]) noteSeen(code);
  keepSeen(new Set(["A", "C"]));
  expect(seenGoods()).toEqual(["C", "A"]);
  forgetSeen();
  expect(seenGoods()).toEqual([]);
});

test("signing out forgets them", () => {
  noteSeen("A");
  forgetPersonalNotes();
  expect(seenGoods()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each(["{}", "no json", "[1, null]"])("a storage that holds %s shows nothing", (text) => {
  localStorage.setItem("personal:seen", text);
  expect(seenGoods()).toEqual([]);
});
