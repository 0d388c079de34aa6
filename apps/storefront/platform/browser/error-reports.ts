import { track } from "./tracking.ts";

/** A page can fail in a loop. */
const mostReports = 50;
/**
 * The beginning says where it failed; one that is too long for the collector would lose what is
 * sent beside it.
 */
const longestMessage = 500;
const longestStack = 2000;

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
    track({
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
