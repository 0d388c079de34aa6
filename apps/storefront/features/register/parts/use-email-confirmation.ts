import { useEffect, useState } from "react";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { useMailedToken } from "../../../platform/mailed-token.ts";
import { useSubmission } from "../../../platform/use-submission.ts";
import { confirmEmailLink } from "../data/register-calls.ts";

/** Confirms an address when a person presses the button: programs that look into mails open links as well, and must not be able to. */
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
