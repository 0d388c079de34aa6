import type { Platform } from "../../../platform/platform.ts";
import type { Preferences } from "../domain/preferences.ts";

type PreferencesTables = {
  preferences: {
    member_code: string;
    email_subscribed: boolean;
    whatsapp_subscribed: boolean;
    news_subscribed: boolean;
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
    .onConflict((conflict) => conflict.column("member_code").doUpdateSet(values))
    .execute();
}

export async function deletePreferences(platform: Platform, memberCode: string): Promise<void> {
  await platform.database
    .tables<PreferencesTables>()
    .deleteFrom("preferences")
    .where("member_code", "=", memberCode)
    .execute();
}
