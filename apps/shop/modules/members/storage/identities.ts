import type { Platform } from "../../../platform/platform.ts";
import type { Identity, ThirdChannel } from "../domain/member.ts";
import type { MembersTables } from "./members-tables.ts";

export async function selectMemberCodeByIdentity(platform: Platform, identity: Identity): Promise<string | undefined> {
  const row = await platform.database
    .tables<MembersTables>()
    .selectFrom("member_identities")
    .select("member_code")
    .where("issuer", "=", identity.issuer)
    .where("subject", "=", identity.subject)
    .executeTakeFirst();
  return row?.member_code;
}

/**
 * Links an identity to a member unless someone has it.
 * @returns whose it is now
 */
export async function insertIdentity(
  platform: Platform,
  memberCode: string,
  identity: Identity & { readonly channel: ThirdChannel },
): Promise<string | undefined> {
  await platform.database
    .tables<MembersTables>()
    .insertInto("member_identities")
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      channel: identity.channel,
      member_code: memberCode,
      linked_at: platform.clock.databaseNow(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return selectMemberCodeByIdentity(platform, identity);
}

export async function selectIdentities(
  platform: Platform,
  memberCode: string,
): Promise<readonly { readonly channel: ThirdChannel; readonly subject: string }[]> {
  return platform.database
    .tables<MembersTables>()
    .selectFrom("member_identities")
    .select(["channel", "subject"])
    .where("member_code", "=", memberCode)
    .orderBy("linked_at")
    .execute();
}

export async function deleteIdentities(platform: Platform, memberCode: string): Promise<void> {
  await platform.database
    .tables<MembersTables>()
    .deleteFrom("member_identities")
    .where("member_code", "=", memberCode)
    .execute();
}
