import { days, milliseconds } from "@gelora/service-kit/durations.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { PasswordsTables } from "./passwords-tables.ts";

/** As long as the shop's cookie with the mark. */
const lifetime = days(60);

/** Whether the password of this card was correct before in the browser with this mark. */
export async function isKnownDevice(platform: Platform, memberCode: string, mark: string): Promise<boolean> {
  const row = await platform.database
    .tables<PasswordsTables>()
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
    .tables<PasswordsTables>()
    .insertInto("known_devices")
    .values({ member_code: memberCode, mark_digest: digestOfToken(mark), used_at })
    .onConflict((conflict) => conflict.columns(["member_code", "mark_digest"]).doUpdateSet({ used_at }))
    .execute();
}

/** Whoever had the old password may have used it, so no browser is known any more. */
export async function forgetDevices(platform: Platform, memberCode: string): Promise<void> {
  await platform.database
    .tables<PasswordsTables>()
    .deleteFrom("known_devices")
    .where("member_code", "=", memberCode)
    .execute();
}

export async function deleteUnusedDevices(platform: Platform): Promise<void> {
  await platform.database
    .tables<PasswordsTables>()
    .deleteFrom("known_devices")
    .where("used_at", "<=", platform.clock.databaseIn(milliseconds(-lifetime)))
    .execute();
}
