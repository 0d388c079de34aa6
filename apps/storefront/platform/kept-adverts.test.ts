import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { advertsKeptOrLoaded, keepAdverts } from "./kept-adverts.ts";
import { useFakeBrowser } from "./test-browser.ts";

beforeEach(() => {
  const session = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => session.get(name) ?? null,
    setItem: (name: string, value: string) => session.set(name, value),
  });
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[HOM-10, STA-05] the second visit of a path in a session makes no call; after a while it does again", async () => {
  useFakeBrowser();
  const load = vi.fn(async () => ({ blocks: [1] }));
  await advertsKeptOrLoaded("/", load);
  expect(await advertsKeptOrLoaded("/", load)).toEqual({ blocks: [1] });
  expect(load).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await advertsKeptOrLoaded("/", load);
  expect(load).toHaveBeenCalledTimes(2);
});

test("[K44] another path, language or device class is another content", async () => {
  useFakeBrowser();
  keepAdverts("/", "english");
  const load = async () => "asked";
  expect(await advertsKeptOrLoaded("/", load)).toBe("english");
  expect(await advertsKeptOrLoaded("/page/sale", load)).toBe("asked");
  useFakeBrowser({ "gt-local": "id-ID" });
  expect(await advertsKeptOrLoaded("/", load)).toBe("asked");
});
