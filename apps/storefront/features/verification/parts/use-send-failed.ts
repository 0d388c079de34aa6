import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { showFailure } from "../../../platform/gateway/show-failure.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../../platform/words/use-words.ts";

/** Long enough to read the reason and the alternative. */
const durationMs = 6000;

/** 'Please try again: ' and the reason [REG-14, ERR-11]. */
export function useSendFailed(): (failure: CallFailure) => void {
  const words = useWords("verification");
  const failureText = useFailureText();
  return (failure) => showFailure(failure, words("sendFailed", { reason: failureText(failure) }), durationMs);
}
