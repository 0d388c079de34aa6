import type { ClubJoiningAnswer } from "@gelora/contracts/club-joining.ts";
import type { Platform } from "../../../platform/platform.ts";

type JoiningTables = {
  joinings: { joining_id: string; account_code: string; member_code: string | null; joined_at: Date };
  offer_choices: { member_code: string; wants_offers: boolean; chosen_at: Date };
};

type JoiningName = { readonly joiningId: string; readonly accountCode: string };

/** What a joining came to; undefined for a new one. The caller holds the account. */
export async function selectJoining(
  platform: Platform,
  { joiningId, accountCode }: JoiningName,
): Promise<ClubJoiningAnswer | undefined> {
  const row = await platform.database
    .tables<JoiningTables>()
    .selectFrom("joinings")
    .select("member_code")
    .where("joining_id", "=", joiningId)
    .where("account_code", "=", accountCode)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.member_code === null
    ? { outcome: "linked-elsewhere" }
    : { outcome: "joined", memberCode: row.member_code };
}

export async function insertJoining(
  platform: Platform,
  { joiningId, accountCode }: JoiningName,
  answer: ClubJoiningAnswer,
): Promise<void> {
  await platform.database
    .tables<JoiningTables>()
    .insertInto("joinings")
    .values({
      joining_id: joiningId,
      account_code: accountCode,
      member_code: answer.outcome === "joined" ? answer.memberCode : null,
      joined_at: platform.clock.databaseNow(),
    })
    .execute();
}

/** Records whether a member wants the club's special offers [SGN-06, Q36]. */
export async function upsertOfferChoice(platform: Platform, memberCode: string, wantsOffers: boolean): Promise<void> {
  const values = { wants_offers: wantsOffers, chosen_at: platform.clock.databaseNow() };
  await platform.database
    .tables<JoiningTables>()
    .insertInto("offer_choices")
    .values({ member_code: memberCode, ...values })
    .onConflict((conflict) => conflict.column("member_code").doUpdateSet(values))
    .execute();
}

/** @returns whether they want them now; false for members who were never asked */
export async function selectOfferChoice(platform: Platform, memberCode: string): Promise<boolean> {
  const row = await platform.database
    .tables<JoiningTables>()
    .selectFrom("offer_choices")
    .select("wants_offers")
    .where("member_code", "=", memberCode)
    .executeTakeFirst();
  return row?.wants_offers ?? false;
}
