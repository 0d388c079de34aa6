import { track } from "../../platform/browser/tracking.ts";

/** A page can fail in a loop. */
const mostReports = 50;
/**
 * The beginning says where it failed; one that is too long for the collector would lose what is
 * sent beside it.
 */
const longestMessage = 500;
const longestStack = 2000;

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
    track({
      name: "error",
      message: message.slice(0, longestMessage),
      stack: stack?.slice(0, longestStack) ?? null,
      path: location.pathname,
    });
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
