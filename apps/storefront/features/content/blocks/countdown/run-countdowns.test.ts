import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runCountdowns } from "./run-countdowns.ts";

/** A minimal DOM: one countdown with its figures, what is left of it, and its end. */
function fakeCountdown(ends: string) {
  const texts = new Map<string, { textContent: string }>();
  const hidden = new Set<string>();
  const place = (name: string) => ({
    classList: { toggle: (_name: string, on: boolean) => (on ? hidden.add(name) : hidden.delete(name)) },
  });
  const countdown = {
    dataset: { countdown: ends },
    querySelector: (selector: string) => {
      const part = /data-part="(\w+)"/.exec(selector)?.[1];
      if (!part) return place(selector);
      const found = texts.get(part) ?? { textContent: "" };
      texts.set(part, found);
      return found;
    },
  };
  const read = () => [...texts.values()].map(({ textContent }) => textContent).join(":");
  return { root: { querySelectorAll: () => [countdown] } as unknown as ParentNode, read, hidden };
}

let reduced = false;
beforeEach(() => {
  reduced = false;
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: new Date("2026-12-01T00:00:00Z") });
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const serverSays = (date: string | null) =>
  vi.stubGlobal("fetch", async () => new Response(null, { headers: date ? { date } : {} }));

test("it counts by the server's clock, however wrong the device's is", async () => {
  serverSays("Tue, 01 Dec 2026 10:00:00 GMT");
  const { root, read } = fakeCountdown("2026-12-01T10:00:05.500Z");
  const stop = runCountdowns(root);
  await vi.advanceTimersByTimeAsync(0);
  expect(read()).toBe("00:00:00:05");
  await vi.advanceTimersByTimeAsync(2000);
  expect(read()).toBe("00:00:00:03");
  stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(read()).toBe("00:00:00:03");
});

test("at its end the figures give their place to the words", async () => {
  serverSays(null);
  const { root, hidden } = fakeCountdown("2026-12-01T00:00:02Z");
  const stop = runCountdowns(root);
  await vi.advanceTimersByTimeAsync(1000);
  expect([...hidden]).toEqual(["[data-ended]"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([...hidden]).toEqual(["[data-left]"]);
  stop();
});

test("for people who ask for less motion it moves once a minute", async () => {
  reduced = true;
  serverSays(null);
  const { root, read } = fakeCountdown("2026-12-01T00:10:00Z");
  const stop = runCountdowns(root);
  await vi.advanceTimersByTimeAsync(0);
  const first = read();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(read()).toBe(first);
  await vi.advanceTimersByTimeAsync(1000);
  expect(read()).toBe("00:00:09:00");
  stop();
});
