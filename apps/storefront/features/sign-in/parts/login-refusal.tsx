import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useEffect, useState } from "react";
import { countDown } from "../../../platform/browser/count-down.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../../platform/words/use-words.ts";

/**
 * Why a login was refused [Q25]. A waiting time counts down in the sentence, and is announced once.
 */
export function LoginRefusal({ failure }: { readonly failure: CallFailure | undefined }) {
  const words = useWords("sign-in");
  const failureText = useFailureText();
  const secondsLeft = useSecondsLeft(failure);
  const running = failure && secondsLeft ? failureText({ ...failure, details: { seconds: secondsLeft } }) : undefined;
  return (
    <div>
      <RefusalNote text={failure && failureText(failure)} running={running} />
      {secondsLeft === 0 ? (
        <p aria-hidden="true" className="mt-2 text-quiet text-sm">
          {words("waitOver")}
        </p>
      ) : null}
    </div>
  );
}

/** The waiting time in an error, counting down; undefined if there is none. */
function useSecondsLeft(failure: CallFailure | undefined): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const wait = waitOf(failure);
    if (wait === undefined) return setLeft(undefined);
    return countDown(Date.now() + wait * 1000, setLeft);
  }, [failure]);
  return left;
}

function waitOf(failure: CallFailure | undefined): number | undefined {
  if (!failure || !["LOGIN_WAIT", "CARD_WAIT", "TOO_MANY_REQUESTS"].includes(failure.code)) return undefined;
  const seconds = failure.details?.seconds;
  return typeof seconds === "number" ? seconds : undefined;
}
