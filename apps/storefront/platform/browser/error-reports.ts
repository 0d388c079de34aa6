import { loadWithoutReload } from "./chunk-reload.ts";
import type { TrackedEvent } from "./tracked-event.ts";

/** A page can fail in a loop. */
const mostReports = 50;
/**
 * The beginning shows where it failed; a stack that is too long for the collector would lose
 * the events sent with it.
 */
const longestMessage = 500;
const longestStack = 2000;

/** With the tracking, which no page's first load has to carry. */
const send = async (event: TrackedEvent): Promise<void> =>
  (await loadWithoutReload(() => import("./tracking.ts")))?.track(event);

/**
 * Reports uncaught errors and unhandled rejections with their page, without personal data, from the
 * first script of a page on [TRK-06].
 */
export function reportErrors(): void {
  let reports = 0;
  const report = (error: unknown, message: string): void => {
    reports += 1;
    if (reports > mostReports) return;
    const { stack } = error instanceof Error ? error : {};
    void send({
      name: "error",
      message: message.slice(0, longestMessage),
      stack: stack?.slice(0, longestStack) ?? null,
      path: location.pathname,
    });
  };
  addEventListener("error", ({ error, message }) => report(error, message));
  addEventListener("unhandledrejection", ({ reason }) =>
    report(reason, reason instanceof Error ? reason.message : String(reason)),
  );
}
