import { track } from "./tracking.ts";

/** A page that errs in a loop says so often enough; one message to the collector holds a hundred events. */
const mostReports = 50;

/**
 * Reports every error that nothing caught, and every promise that nobody waited for: what it was and on which page, nothing of the person [TRK-06].
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
