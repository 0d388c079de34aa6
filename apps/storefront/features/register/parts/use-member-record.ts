import { useCallback, useEffect, useState } from "react";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { type MemberRecord, readRecord } from "../data/register-calls.ts";

export type RecordState =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly failure: CallFailure }
  | { readonly state: "ready"; readonly record: MemberRecord | undefined };

/** The record of an inactive member, where the key says that there is one [Q12]. */
export function useMemberRecord(token: string | undefined) {
  const [known, setKnown] = useState<RecordState>(token ? { state: "loading" } : { state: "ready", record: undefined });
  const load = useCallback(async (): Promise<void> => {
    if (!token) return;
    setKnown({ state: "loading" });
    const answer = await readRecord(token);
    setKnown(answer.ok ? { state: "ready", record: answer.value } : { state: "failed", failure: answer.failure });
  }, [token]);
  useEffect(() => void load(), [load]);
  return { known, load };
}
