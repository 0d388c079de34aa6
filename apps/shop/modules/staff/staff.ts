/** Staff accounts and their permissions. Signing in comes with the staff's own gateway. */
import type { Platform } from "../../platform/platform.ts";
import type { StaffRole, Worker } from "../../platform/principal.ts";
import { recordAct } from "../journal/journal.ts";
import { findStaff, insertAccount, insertRoles, markEnded } from "./storage/accounts.ts";

export { mayDo } from "./domain/authority.ts";
export { findStaff } from "./storage/accounts.ts";
export { releaseMessage } from "./use-cases/release-message.ts";

/**
 * Creates an account with these roles.
 * @returns false when the code is taken
 */
export async function addStaff(
  platform: Platform,
  by: Worker,
  account: { readonly staffCode: string; readonly name: string; readonly roles: readonly StaffRole[] },
): Promise<boolean> {
  const { staffCode, name, roles } = account;
  return platform.database.transaction(async () => {
    if (!(await insertAccount(platform, staffCode, name))) return false;
    await insertRoles(platform, staffCode, roles);
    await recordAct(platform, by, {
      name: "staff.added",
      subject: { kind: "staff", code: staffCode },
      details: { roles },
    });
    return true;
  });
}

/**
 * Ends an account, which has no permissions from then on.
 * @returns false when there is none
 */
export async function endStaff(platform: Platform, by: Worker, staffCode: string): Promise<boolean> {
  return platform.database.transaction(async () => {
    const roles = (await findStaff(platform, staffCode))?.roles ?? [];
    if (!(await markEnded(platform, staffCode))) return false;
    await recordAct(platform, by, {
      name: "staff.ended",
      subject: { kind: "staff", code: staffCode },
      details: { roles },
    });
    return true;
  });
}
