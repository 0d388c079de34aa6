import { useEffect, useState } from "react";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { useMailedToken } from "../../sign-in/mailed-token.ts";
import { confirmEmailLink } from "../data/register-calls.ts";

/**
 * Confirms an address on a button press: mail scanners open links as well, and must not confirm.
 */
export function useEmailConfirmation() {
  const { token } = useMailedToken();
  const [done, setDone] = useState(false);
  const { busy, failure, submit } = useSubmission();
  useEffect(() => setDone(false), [token]);
  const confirm = (): void =>
    submit(async (): Promise<CallFailure | undefined> => {
      const answer = await confirmEmailLink(token ?? "");
      setDone(answer.ok);
      return answer.ok ? undefined : answer.failure;
    });
  return { isBroken: token === "", done, busy, failure, confirm };
}
