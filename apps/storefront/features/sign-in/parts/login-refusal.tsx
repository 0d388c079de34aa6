import { useEffect, useState } from "react";
import { RefusalNote } from "../../../chrome/refusal-note.tsx";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useWords } from "../../../platform/use-words.ts";

/** Why a login was refused, in the server's words or ours [Q25]. Where it says how long to wait, the seconds run beside it: read out once, seen all the time. */
export function LoginRefusal({ failure }: { readonly failure: CallFailure | undefined }) {
  const words = useWords("sign-in");
  const failureText = useFailureText();
  const secondsLeft = useSecondsLeft(failure);
  return (
    <div>
      <RefusalNote text={failure && failureText(failure)} />
      {secondsLeft === undefined ? null : (
        <p aria-hidden="true" className="figures mt-2 text-quiet text-sm">
          {secondsLeft > 0 ? words("waitLeft", { seconds: secondsLeft }) : words("waitOver")}
        </p>
      )}
    </div>
  );
}

/** The wait that a refusal names, running down; undefined for a refusal that names none. */
function useSecondsLeft(failure: CallFailure | undefined): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const wait = waitOf(failure);
    setLeft(wait);
    if (wait === undefined) return;
    const end = Date.now() + wait * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [failure]);
  return left;
}

function waitOf(failure: CallFailure | undefined): number | undefined {
  if (failure?.code !== "LOGIN_WAIT" && failure?.code !== "TOO_MANY_REQUESTS") return undefined;
  const named = /\d+/.exec(failure.message)?.[0];
  return named ? Number(named) : undefined;
}
