import { showToast } from "../browser/toasts.ts";
import type { Refusal } from "./failure-text.ts";
import { useFailureText } from "./use-failure-text.ts";

/**
 * Shows a failure as a toast. A new member is no failure to a shopper: they are sent on, or see
 * nothing [SOC-11, ERR-17].
 */
export function showFailure({ code }: Pick<Refusal, "code">, text: string, durationMs?: number): void {
  if (code !== "NEW_MEMBER") showToast(text, { kind: "error", ...(durationMs ? { durationMs } : {}) });
}

/** Words a failure and shows it as a toast [ERR-04, ERR-05]. */
export function useFailureToast(): (failure: Refusal, durationMs?: number) => void {
  const failureText = useFailureText();
  return (failure, durationMs) => showFailure(failure, failureText(failure), durationMs);
}
