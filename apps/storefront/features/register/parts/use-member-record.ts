import { useEffect, useState } from "react";
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
 * Asks about a new member's key once, when the form opens: later, the sign-up itself has spent it.
 */
function useFirstRefusal({ token, tokenOtpPhoneNo }: RegistrationKey): CallFailure | undefined {
  const [refused, setRefused] = useState<CallFailure>();
  useEffect(() => {
    let isGone = false;
    if (!tokenOtpPhoneNo)
      void readRecord(token).then((answer) => {
        if (!isGone && !answer.ok) setRefused(answer.failure);
      });
    return () => {
      isGone = true;
    };
  }, [token, tokenOtpPhoneNo]);
  return refused;
}
