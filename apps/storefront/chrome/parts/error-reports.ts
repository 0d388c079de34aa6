import { track } from "../../platform/browser/tracking.ts";

/**
 * Caps reports per page, as a page can fail in a loop; one message to the collector holds at most a
 * hundred events.
 */
const mostReports = 50;

/**
 * Reports uncaught errors and unhandled rejections with their page, without personal data [TRK-06].
 * @returns how to stop
 */
export function reportErrors(): () => void {
  let reports = 0;
  const report = (error: unknown, message: string): void => {
    reports += 1;
    if (reports > mostReports) return;
    const { stack } = error instanceof Error ? error : {};
    track({ name: "error", message, stack: stack ?? null, path: location.pathname });
  };
  const onError = (event: ErrorEvent): void => report(event.error, event.message);
  const onRejection = ({ reason }: PromiseRejectionEvent): void =>
    report(reason, reason instanceof Error ? reason.message : String(reason));
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  return () => {
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
  };
}
