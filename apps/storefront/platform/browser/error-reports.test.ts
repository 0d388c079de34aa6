import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFakeBrowser } from "../../testing/browser.ts";
import { reportErrors } from "./error-reports.ts";
import { trackingQueue } from "./tracking.ts";

let window: EventTarget;
beforeEach(() => {
  window = new EventTarget();
  trackingQueue.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function useReportsIn(pathname: string): void {
  useFakeBrowser({});
  vi.stubGlobal("location", { pathname });
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  reportErrors();
}
const fail = (error: Error): boolean =>
  window.dispatchEvent(Object.assign(new Event("error"), { error, message: error.message }));

test("a report is as short as the collector takes it, and a page that fails in a loop is reported fifty times", async () => {
  useReportsIn("/plp/footwear");
  const error = new Error("m".repeat(9000));
  error.stack = "s".repeat(90_000);
  for (let count = 0; count < 70; count += 1) fail(error);
  await vi.dynamicImportSettled();
  expect(trackingQueue).toHaveLength(50);
  expect(trackingQueue[0]).toMatchObject({
    name: "error",
    message: "m".repeat(500),
    stack: "s".repeat(2000),
    path: "/plp/footwear",
  });
});

test("what is thrown without being an error is reported by its words", async () => {
  useReportsIn("/");
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "late" }));
  await vi.dynamicImportSettled();
  expect(trackingQueue).toMatchObject([{ message: "late", stack: null, path: "/" }]);
});
