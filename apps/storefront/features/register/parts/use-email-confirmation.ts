import { useEffect, useState } from "react";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { useSubmission } from "../../../platform/use-submission.ts";
import { confirmEmailLink } from "../data/register-calls.ts";

/** What stands in the mailed address after `#token=`. @returns empty when there is none */
export function tokenOfHash(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, "")).get("token") ?? "";
}

/**
 * Confirms an address when a person presses the button: programs that look into mails open links as well, and must not be able to.
 * The token is taken out of the address at once, so that it stays in no history.
 */
export function useEmailConfirmation() {
  const [token, setToken] = useState<string>();
  const [done, setDone] = useState(false);
  const { busy, failure, submit } = useSubmission();
  useEffect(() => {
    const take = (): void => {
      const found = tokenOfHash(location.hash);
      setToken((before) => found || (before ?? ""));
      if (found) setDone(false);
      history.replaceState(history.state, "", location.pathname);
    };
    take();
    // The whole link, opened where a half of it stood.
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  const confirm = (): void =>
    submit(async (): Promise<CallFailure | undefined> => {
      const answer = await confirmEmailLink(token ?? "");
      setDone(answer.ok);
      return answer.ok ? undefined : answer.failure;
    });
  return { isBroken: token === "", done, busy, failure, confirm };
}
