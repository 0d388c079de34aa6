import type { Platform } from "../../../platform/platform.ts";
import { hasPassword } from "../../passwords/passwords.ts";
import type { Member, ThirdChannel } from "../domain/member.ts";
import { selectJoining } from "../storage/club-joinings.ts";
import { selectIdentities } from "../storage/identities.ts";
import { findMember } from "../storage/members.ts";

export type OwnDetail = {
  readonly member: Member;
  readonly hasPassword: boolean;
  /** Whether the club has been asked for a card and has not answered. */
  readonly isCardComing: boolean;
  readonly identities: readonly { readonly channel: ThirdChannel; readonly subject: string }[];
};

/** Everything a member sees of their own account [OPS-32, SOC-10]. */
export async function showOwnDetail(platform: Platform, memberCode: string): Promise<OwnDetail | undefined> {
  const member = await findMember(platform, memberCode);
  if (!member) return undefined;
  return {
    member,
    hasPassword: await hasPassword(platform, memberCode),
    isCardComing: (await selectJoining(platform, memberCode))?.state === "waiting",
    identities: await selectIdentities(platform, memberCode),
  };
}
