import { useState } from "react";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { type Referrer, validateReferralCode } from "../data/register-calls.ts";

/**
 * The optional referral code: applied, verified with its member's name, or cancelled [REF-01 to
 * REF-06].
 */
export function useReferral() {
  const [code, setCode] = useState("");
  const [referrer, setReferrer] = useState<Referrer>();
  const { busy, failure, submit, clear } = useSubmission();
  const change = (typed: string): void => {
    setCode(typed.toUpperCase());
    clear();
  };
  const apply = (): void => {
    if (code.trim() === "") return;
    submit(async () => {
      const answer = await validateReferralCode(code);
      if (!answer.ok) return answer.failure;
      setReferrer(answer.value);
      setCode(answer.value.referralCode);
      return undefined;
    });
  };
  const cancel = (): void => {
    setReferrer(undefined);
    change("");
  };
  return { code, referrer, busy, failure, change, apply, cancel };
}

export type Referral = ReturnType<typeof useReferral>;
