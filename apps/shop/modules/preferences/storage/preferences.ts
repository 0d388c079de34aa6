import type { Platform } from "../../../platform/platform.ts";
import type { Preferences } from "../domain/preferences.ts";

type PreferencesTables = {
  preferences: {
    member_code: string;
    email_subscribed: boolean;
    whatsapp_subscribed: boolean;
    news_subscribed: boolean;
    news_withdrawn_at: Date | null;
    updated_at: Date;
  };
};

export async function selectPreferences(platform: Platform, memberCode: string): Promise<Preferences | undefined> {
  const row = await platform.database
    .tables<PreferencesTables>()
    .selectFrom("preferences")
    .select(["email_subscribed", "whatsapp_subscribed", "news_subscribed"])
    .where("member_code", "=", memberCode)
    .executeTakeFirst();
  return row && { email: row.email_subscribed, whatsapp: row.whatsapp_subscribed, news: row.news_subscribed };
}

export async function upsertPreferences(
  platform: Platform,
  memberCode: string,
  { email, whatsapp, news }: Preferences,
): Promise<void> {
  const values = {
    email_subscribed: email,
    whatsapp_subscribed: whatsapp,
    news_subscribed: news,
    updated_at: platform.clock.databaseNow(),
  };
  await platform.database
    .tables<PreferencesTables>()
    .insertInto("preferences")
    .values({ member_code: memberCode, ...values })
    .onConflict((conflict) =>
      conflict.column("member_code").doUpdateSet(({ eb, ref }) => ({
        ...values,
        // Only members who had consented withdraw; anyone who consents again has not withdrawn.
        news_withdrawn_at: news
          ? null
          : eb
              .case()
              .when("preferences.news_subscribed", "=", true)
              .then(values.updated_at)
              .else(ref("preferences.news_withdrawn_at"))
              .end(),
      })),
    )
    .execute();
}

/** When a member withdrew their consent to news; null while it stands, and where none was given. */
export async function selectWithdrawal(platform: Platform, memberCode: string): Promise<Date | null> {
  const row = await platform.database
    .tables<PreferencesTables>()
    .selectFrom("preferences")
    .select("news_withdrawn_at")
    .where("member_code", "=", memberCode)
    .executeTakeFirst();
  return row?.news_withdrawn_at ?? null;
}

export async function deletePreferences(platform: Platform, memberCode: string): Promise<void> {
  await platform.database
    .tables<PreferencesTables>()
    .deleteFrom("preferences")
    .where("member_code", "=", memberCode)
    .execute();
}
