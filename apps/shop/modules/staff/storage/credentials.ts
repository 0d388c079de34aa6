import type { SlowHash } from "@gelora/service-kit/slow-hash.ts";
import type { Platform } from "../../../platform/platform.ts";

type CredentialTables = {
  staff_accounts: { staff_code: string; ended_at: Date | null };
  staff_credentials: {
    staff_code: string;
    password_hash: SlowHash;
    /** Sealed. */
    totp_secret: string;
    /** The last time step whose code was used. */
    totp_step: number;
  };
};

export type StaffCredentials = { readonly passwordHash: SlowHash; readonly totpSecret: string };

export async function selectCredentials(platform: Platform, staffCode: string): Promise<StaffCredentials | undefined> {
  return platform.database
    .tables<CredentialTables>()
    .selectFrom("staff_credentials")
    .innerJoin("staff_accounts", "staff_accounts.staff_code", "staff_credentials.staff_code")
    .select(["password_hash as passwordHash", "totp_secret as totpSecret"])
    .where("staff_credentials.staff_code", "=", staffCode)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** Replaces whatever the account had. */
export async function writeCredentials(
  platform: Platform,
  staffCode: string,
  { passwordHash, totpSecret }: StaffCredentials,
): Promise<void> {
  const values = { password_hash: passwordHash, totp_secret: totpSecret, totp_step: 0 };
  await platform.database
    .tables<CredentialTables>()
    .insertInto("staff_credentials")
    .values({ staff_code: staffCode, ...values })
    .onConflict((conflict) => conflict.column("staff_code").doUpdateSet(values))
    .execute();
}

/**
 * Uses a time step, by a conditional update: each step's code signs in once.
 * @returns false when it or a later one was used
 */
export async function useStep(platform: Platform, staffCode: string, step: number): Promise<boolean> {
  const result = await platform.database
    .tables<CredentialTables>()
    .updateTable("staff_credentials")
    .set({ totp_step: step })
    .where("staff_code", "=", staffCode)
    .where("totp_step", "<", step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
