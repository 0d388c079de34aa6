import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackingQueue } from "../../platform/browser/tracking.ts";
import { useFakeBrowser } from "../../testing/browser.ts";
import { reportErrors } from "./error-reports.ts";

const window = new EventTarget();
beforeEach(() => {
  trackingQueue.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function useReportsIn(pathname: string): () => void {
  useFakeBrowser({});
  vi.stubGlobal("location", { pathname });
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  return reportErrors();
}
const fail = (error: Error): boolean =>
  window.dispatchEvent(Object.assign(new Event("error"), { error, message: error.message }));

test("a report is as short as the collector takes it, and a page that fails in a loop is reported fifty times", () => {
  const stop = useReportsIn("/plp/footwear");
  const error = new Error("m".repeat(9000));
  error.stack = "s".repeat(90_000);
  for (let count = 0; count < 70; count += 1) fail(error);
  expect(trackingQueue).toHaveLength(50);
  expect(trackingQueue[0]).toMatchObject({
    name: "error",
    message: "m".repeat(500),
    stack: "s".repeat(2000),
    path: "/plp/footwear",
  });
  stop();
  fail(error);
  expect(trackingQueue).toHaveLength(50);
});

test("what is thrown without being an error is reported by its words", () => {
  const stop = useReportsIn("/");
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "late" }));
  expect(trackingQueue).toMatchObject([{ message: "late", stack: null, path: "/" }]);
  stop();
});
