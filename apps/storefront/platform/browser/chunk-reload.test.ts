import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFakeBrowser } from "../../testing/browser.ts";
import { loadWithoutReload, mayReload, reloadOnChunkFailure } from "./chunk-reload.ts";

const reload = vi.fn();
let window: EventTarget;
beforeEach(() => {
  reload.mockClear();
  window = new EventTarget();
  useFakeBrowser();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  reloadOnChunkFailure();
});
afterEach(() => vi.unstubAllGlobals());

const failChunk = (): boolean => window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));

test("[ERR-08, STA-09] a failed chunk reloads once, and again only after 60 s", () => {
  expect(mayReload(undefined, 1_000)).toBe(true);
  expect(mayReload("1000", 60_999)).toBe(false);
  expect(mayReload("1000", 61_000)).toBe(true);
  expect(mayReload("nonsense", 1)).toBe(true);
  expect([failChunk(), failChunk()]).toEqual([false, true]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("[ERR-08~] where session storage is blocked or full, nothing reloads", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect([failChunk(), failChunk()]).toEqual([true, true]);
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  expect(failChunk()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test("[GAP-05~] a file that a page works without does not reload it, another one still does", async () => {
  const blocked = async (): Promise<never> => {
    failChunk();
    throw new TypeError("blocked");
  };
  expect(await loadWithoutReload(blocked)).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
  failChunk();
  expect(reload).toHaveBeenCalledTimes(1);
});
