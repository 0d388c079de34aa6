import { useCallback, useEffect, useState } from "react";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { type Referrer, validateReferralCode } from "../data/register-calls.ts";
import { codeToSend, wasNotChecked } from "../model/referral-code.ts";

/**
 * The optional referral code: applied, verified with its member's name, or cancelled [REF-01 to
 * REF-06].
 * @param typedBefore a code from before a reload: it is verified again, as its member may have left
 */
export function useReferral(typedBefore: string) {
  const [first] = useState(typedBefore);
  const [code, setCode] = useState(first);
  const [referrer, setReferrer] = useState<Referrer>();
  const { busy, failure, submit, clear } = useSubmission();
  const change = (typed: string): void => {
    setCode(typed.toUpperCase());
    clear();
  };
  const verify = useCallback(
    (typed: string): void => {
      if (typed.trim() === "") return;
      submit(async () => {
        const answer = await validateReferralCode(typed);
        if (!answer.ok) return answer.failure;
        setReferrer(answer.value);
        setCode(answer.value.referralCode);
        return undefined;
      });
    },
    [submit],
  );
  useEffect(() => verify(first), [verify, first]);
  const cancel = (): void => {
    setReferrer(undefined);
    change("");
  };
  /** The shop refused the form for it: the next one is sent without it, unless it is changed. */
  const refuse = useCallback(
    (refusal: CallFailure): void => {
      setReferrer(undefined);
      submit(async () => refusal);
    },
    [submit],
  );
  const isUnchecked = failure !== undefined && wasNotChecked(failure);
  return {
    code,
    referrer,
    busy,
    failure: isUnchecked ? undefined : failure,
    isUnchecked,
    toSend: codeToSend(code, referrer, failure),
    change,
    apply: () => verify(code),
    cancel,
    refuse,
  };
}

export type Referral = ReturnType<typeof useReferral>;
