import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { showToast } from "../../../platform/toasts.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useWords } from "../../../platform/use-words.ts";

/** Long enough to read why, and what to do instead. */
const durationMs = 6000;

/** 'Please try again: ' and the reason [REG-14, ERR-11]. */
export function useSendFailed(): (failure: CallFailure) => void {
  const words = useWords("verification");
  const failureText = useFailureText();
  return (failure) => showToast(words("sendFailed", { reason: failureText(failure) }), { kind: "error", durationMs });
}
