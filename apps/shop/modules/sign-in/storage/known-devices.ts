import { days, milliseconds } from "@gelora/service-kit/durations.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { SignInTables } from "./sign-in-tables.ts";

/** After this long without a sign-in a browser is no longer known; its cookie has expired too. */
const lifetime = days(60);

/** Whether this member has signed in with their password in the browser with this mark. */
export async function isKnownDevice(platform: Platform, memberCode: string, mark: string): Promise<boolean> {
  const row = await platform.database
    .tables<SignInTables>()
    .selectFrom("known_devices")
    .select("member_code")
    .where("member_code", "=", memberCode)
    .where("mark_digest", "=", digestOfToken(mark))
    .where("used_at", ">", platform.clock.databaseIn(milliseconds(-lifetime)))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberDevice(platform: Platform, memberCode: string, mark: string): Promise<void> {
  const used_at = platform.clock.databaseNow();
  await platform.database
    .tables<SignInTables>()
    .insertInto("known_devices")
    .values({ member_code: memberCode, mark_digest: digestOfToken(mark), used_at })
    .onConflict((conflict) => conflict.columns(["member_code", "mark_digest"]).doUpdateSet({ used_at }))
    .execute();
}

/** Whoever had the old password may have signed in with it, so no browser is known any more. */
export async function forgetDevices(platform: Platform, memberCode: string): Promise<void> {
  await platform.database
    .tables<SignInTables>()
    .deleteFrom("known_devices")
    .where("member_code", "=", memberCode)
    .execute();
}

export async function deleteUnusedDevices(platform: Platform): Promise<void> {
  await platform.database
    .tables<SignInTables>()
    .deleteFrom("known_devices")
    .where("used_at", "<=", platform.clock.databaseIn(milliseconds(-lifetime)))
    .execute();
}
