import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Referral } from "./use-referral.ts";

/**
 * A friend's code [REF-01 to REF-06]; a refused one is not sent [Q35], and one that could not be
 * checked is validated by the club later.
 */
export function ReferralSection({ referral }: { readonly referral: Referral }) {
  const words = useWords("register");
  const failureText = useFailureText();
  const { code, referrer, busy, failure, isUnchecked, change, apply, cancel } = referral;
  return (
    <div>
      <Field
        label={words("referralCode")}
        value={code}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          // The code is applied, not the form sent.
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (!referrer) apply();
        }}
        readOnly={referrer !== undefined}
        error={failure && failureText(failure)}
        hint={words("referralHint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        action={
          <Button
            look="quiet"
            busy={busy}
            onClick={referrer ? cancel : apply}
            className="shrink-0 rounded-l-none border-line border-l text-sm"
          >
            {words(referrer ? "cancel" : "apply")}
          </Button>
        }
      />
      <p role="status" className="mt-2 min-h-6 text-sm">
        {referrer ? (
          <span className="flex items-center gap-1.5 font-semibold text-good">
            <Icon name="check" className="size-4 stroke-3" />
            {words("referredBy", { name: referrer.fullName })}
          </span>
        ) : null}
        {isUnchecked ? <span className="block text-warn">{words("referralUnchecked")}</span> : null}
      </p>
    </div>
  );
}
