import { useState } from "react";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import type { Loaded } from "../../../platform/session/read-cache.ts";
import { useRead } from "../../../platform/session/use-read.ts";
import { type MemberRecord, readRecord } from "../data/register-calls.ts";
import { recordFor } from "../model/record-for.ts";
import type { RegistrationKey } from "../model/registration-key.ts";

/** An inactive member's record, if the key has one [Q12], or why the key opens nothing. */
export function useMemberRecord(key: RegistrationKey): {
  readonly known: Loaded<MemberRecord | undefined>;
  readonly load: () => Promise<void>;
} {
  const { loaded, reload } = useRead("member record", key.tokenOtpPhoneNo, readRecord);
  const refused = useFirstRefusal(key);
  return { known: recordFor(key, loaded, refused), load: reload };
}

/**
 * Asks about a new member's key once, when the form opens: later, the sign-up itself has spent it,
 * and the account, with which a read is repeated, is another.
 */
function useFirstRefusal({ token, tokenOtpPhoneNo }: RegistrationKey): CallFailure | undefined {
  const [first, setFirst] = useState<{ readonly token: string; readonly answer: Loaded<MemberRecord> }>();
  const isAnswered = first?.token === token;
  const { loaded } = useRead("registration key", tokenOtpPhoneNo || isAnswered ? undefined : token, readRecord);
  if (!isAnswered && loaded.state !== "loading") setFirst({ token, answer: loaded });
  return isAnswered && first.answer.state === "failed" ? first.answer.failure : undefined;
}
