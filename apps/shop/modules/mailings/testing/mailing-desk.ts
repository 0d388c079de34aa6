import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { steerMailing, writeMailing } from "../mailings.ts";

export const writer: StaffPrincipal = { kind: "staff", staffCode: "maya", roles: ["merchandising"] };

/** A draft in the form that staff write. */
export const someDraft = (code: string, perMinute = 600) => ({
  code,
  topic: "OFFERS",
  perMinute,
  content: {
    "en-US": { subject: "Payday is here", body: '<h1>Payday!</h1><p>Half price. <a href="/sale">See all</a></p>' },
    "id-ID": { subject: "Gajian tiba", body: '<h1>Gajian!</h1><p>Diskon 50%. <a href="/sale">Lihat</a></p>' },
  },
});

/** Writes a mailing that is due at once. */
export async function scheduledMailing(platform: Platform, code: string, perMinute?: number): Promise<void> {
  await writeMailing(platform, writer, someDraft(code, perMinute));
  await steerMailing(platform, writer, code, { act: "schedule", startsAt: new Date(0) });
}

/** Confirmed subscribers without the mails that lead there. @returns their addresses */
export async function subscribeMany(
  platform: Platform,
  count: number,
  more: { language?: string; topics?: string[] } = {},
) {
  const name = newSecretToken()
    .slice(0, 8)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x");
  const emails = Array.from({ length: count }, (_, index) => `${name}-${index}@contoh.id`);
  await sql`
    insert into newsletter_subscriptions
      (subscription_id, email, state, language, source, topics, subscribed_at, updated_at)
    select id, email, 'subscribed', ${more.language ?? "id-ID"}, 'Web', ${JSON.stringify(more.topics ?? ["OFFERS"])}::jsonb,
      now(), now()
    from unnest(${emails.map(() => uuidv7())}::uuid[], ${emails}::text[]) as given (id, email)`.execute(
    platform.database.tables(),
  );
  return emails;
}
