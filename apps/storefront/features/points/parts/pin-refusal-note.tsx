import { Notice } from "@gelora/ui/notice.tsx";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { PinRefusal } from "../model/pin-entry.ts";

/** Why the PIN earned nothing, in the dialog and never in a toast [PIN-08, PIN-11]. */
export function PinRefusalNote({ refusal }: { readonly refusal: PinRefusal | undefined }) {
  return (
    <div role="alert">
      {refusal?.result === "wrong" || refusal?.result === "failed" ? (
        <Notice tone="bad" className="mt-4">
          {refusal.result === "wrong" ? <Wrong {...refusal} /> : <Failed {...refusal} />}
        </Notice>
      ) : null}
    </div>
  );
}

/** The club's own message first [PIN-08]. */
function Wrong({ message, attemptsLeft }: Extract<PinRefusal, { readonly result: "wrong" }>) {
  const words = useWords("points");
  return (
    <>
      <p className="font-bold">
        {message} {attemptsLeft > 0 ? words("attemptsLeft", { n: attemptsLeft }) : null}
      </p>
      {attemptsLeft > 0 ? <p>{words("attemptsWarning")}</p> : null}
    </>
  );
}

function Failed({ failure }: Extract<PinRefusal, { readonly result: "failed" }>) {
  const words = useWords("points");
  const failureText = useFailureText();
  return failure.kind === "network" ? words("clubAway") : failureText(failure, words("clubAway"));
}
