/** Staff accounts, their permissions, and signing in with a second factor. */
import { insertAccount, markEnded } from "@gelora/service-kit/staff-accounts.ts";
import type { Platform } from "../../platform/platform.ts";
import type { StaffRole, Worker } from "../../platform/principal.ts";
import { recordAct } from "../journal/journal.ts";
import { findStaff } from "./storage/accounts.ts";
import { deleteSessionsOf } from "./storage/sessions.ts";

export { mayDo } from "./domain/authority.ts";
export { findStaff } from "./storage/accounts.ts";
export { enrolStaff } from "./use-cases/enrol.ts";
export { releaseMessage, releaseMessages } from "./use-cases/release-message.ts";
export { findStaffSession, signInStaff, signOutStaff } from "./use-cases/sign-in.ts";

/**
 * Creates an account with these roles.
 * @returns false when the code is taken
 */
export async function addStaff(
  platform: Platform,
  by: Worker,
  account: { readonly staffCode: string; readonly name: string; readonly roles: readonly StaffRole[] },
): Promise<boolean> {
  return platform.database.transaction(async () => {
    if (!(await insertAccount(platform, account))) return false;
    await recordAct(platform, by, {
      name: "staff.added",
      subject: { kind: "staff", code: account.staffCode },
      details: { roles: account.roles },
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
    await deleteSessionsOf(platform, staffCode);
    await recordAct(platform, by, {
      name: "staff.ended",
      subject: { kind: "staff", code: staffCode },
      details: { roles },
    });
    return true;
  });
}
