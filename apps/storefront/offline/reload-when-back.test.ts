import { runInNewContext } from "node:vm";
import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadWhenBack } from "./reload-when-back.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The offline page in a tab, whose memory outlives it. */
function openPage(tab: Map<string, string> | undefined, pathname = "/en/store") {
  const page = { isUp: false, reloads: 0, asked: [] as string[], online: async (): Promise<void> => undefined };
  const sessionStorage = {
    getItem: (key: string) => memoryOf(tab).get(key) ?? null,
    setItem: (key: string, value: unknown) => memoryOf(tab).set(key, String(value)),
  };
  runInNewContext(reloadWhenBack("/offline/en"), {
    sessionStorage,
    setTimeout,
    clearTimeout,
    Date,
    location: { pathname, reload: () => (page.reloads += 1) },
    addEventListener: (_name: "online", listener: () => Promise<void>) => (page.online = listener),
    fetch: async (address: string) => {
      page.asked.push(address);
      if (!page.isUp) throw new TypeError("fetch failed");
      return { ok: true };
    },
  });
  return page;
}

function memoryOf(tab: Map<string, string> | undefined): Map<string, string> {
  if (!tab) throw new Error("storage is blocked");
  return tab;
}

test("the page that was wanted is loaded at once when the browser is online again", async () => {
  const page = openPage(new Map());
  await page.online();
  expect(page.reloads).toBe(0);
  page.isUp = true;
  await page.online();
  expect([page.reloads, page.asked]).toEqual([1, ["/offline/en", "/offline/en"]]);
});

test("without a word of the browser it is tried from time to time, less and less often", async () => {
  const page = openPage(new Map());
  await vi.advanceTimersByTimeAsync(minutes(2));
  expect(page.asked.length).toBeGreaterThan(3);
  expect(page.asked.length).toBeLessThan(8);
  expect(page.reloads).toBe(0);
  page.isUp = true;
  await vi.advanceTimersByTimeAsync(minutes(1));
  expect(page.reloads).toBe(1);
});

test("a page that comes again and again, though the server answers, is loaded once a minute at most", async () => {
  const tab = new Map<string, string>();
  const end = Date.now() + minutes(10);
  const reloadsAfter: number[] = [];
  while (Date.now() < end) {
    const opened = Date.now();
    const page = openPage(tab);
    page.isUp = true;
    while (page.reloads === 0) await vi.advanceTimersByTimeAsync(seconds(1));
    reloadsAfter.push(Date.now() - opened);
  }
  const [first, ...others] = reloadsAfter;
  expect(first).toBe(seconds(4));
  expect(others).toHaveLength(10);
  expect(Math.min(...others)).toBeGreaterThanOrEqual(minutes(1));
});

test("a browser without storage, and the server's own copy, do not reload by themselves", async () => {
  for (const page of [openPage(undefined), openPage(new Map(), "/offline/en")]) {
    page.isUp = true;
    await vi.advanceTimersByTimeAsync(minutes(10));
    expect(page.reloads).toBe(0);
  }
  const blocked = openPage(undefined);
  blocked.isUp = true;
  await blocked.online();
  expect(blocked.reloads).toBe(1);
});
