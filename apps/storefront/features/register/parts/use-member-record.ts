import type { Loaded } from "../../../platform/session/read-cache.ts";
import { useRead } from "../../../platform/session/use-read.ts";
import { type MemberRecord, readRecord } from "../data/register-calls.ts";

/** An inactive member's record, if the key has one [Q12]. */
export function useMemberRecord(token: string | undefined): {
  readonly known: Loaded<MemberRecord | undefined>;
  readonly load: () => Promise<void>;
} {
  const { loaded, reload } = useRead("member record", token, readRecord);
  return { known: token ? loaded : { state: "ready", value: undefined }, load: reload };
}
