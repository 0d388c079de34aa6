import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";
import { days, milliseconds } from "./durations.ts";
import { digestOfToken } from "./secret-token.ts";

/** A module that remembers devices has this table; marks are stored as digests alone. */
type KnownDevicesTables = { known_devices: { member_code: string; mark_digest: string; used_at: Date } };

type Place = { readonly database: Database; readonly clock: Clock };

/**
 * After this long without the password a browser is no longer known; its cookie has expired too.
 */
const lifetime = days(60);

/** Whether this member's password was correct before in the browser with this mark. */
export async function isKnownDevice({ database, clock }: Place, memberCode: string, mark: string): Promise<boolean> {
  const row = await database
    .tables<KnownDevicesTables>()
    .selectFrom("known_devices")
    .select("member_code")
    .where("member_code", "=", memberCode)
    .where("mark_digest", "=", digestOfToken(mark))
    .where("used_at", ">", clock.databaseIn(milliseconds(-lifetime)))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberDevice({ database, clock }: Place, memberCode: string, mark: string): Promise<void> {
  const used_at = clock.databaseNow();
  await database
    .tables<KnownDevicesTables>()
    .insertInto("known_devices")
    .values({ member_code: memberCode, mark_digest: digestOfToken(mark), used_at })
    .onConflict((conflict) => conflict.columns(["member_code", "mark_digest"]).doUpdateSet({ used_at }))
    .execute();
}

/** Someone else may have used the old password, so no browser is known any more. */
export async function forgetDevices({ database }: Place, memberCode: string): Promise<void> {
  await database
    .tables<KnownDevicesTables>()
    .deleteFrom("known_devices")
    .where("member_code", "=", memberCode)
    .execute();
}

export async function deleteUnusedDevices({ database, clock }: Place): Promise<void> {
  await database
    .tables<KnownDevicesTables>()
    .deleteFrom("known_devices")
    .where("used_at", "<=", clock.databaseIn(milliseconds(-lifetime)))
    .execute();
}
