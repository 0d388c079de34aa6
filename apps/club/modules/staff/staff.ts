/**
 * People who work at the club: their accounts, what they may do, and the journal of what they did.
 */
import { randomUUID } from "node:crypto";
import { insertAccount, markEnded } from "@gelora/service-kit/staff-accounts.ts";
import type { Platform } from "../../platform/platform.ts";
import type { StaffRole } from "./domain/authority.ts";
import { findStaff } from "./storage/accounts.ts";
import { insertAct } from "./storage/acts.ts";

export { mayDo, type StaffPrincipal, staffRoles } from "./domain/authority.ts";
export { findStaff } from "./storage/accounts.ts";
export { actsOn } from "./storage/acts.ts";
export { adjustPoints } from "./use-cases/adjust-points.ts";
export { addRules, readRules, withdrawRules } from "./use-cases/change-rules.ts";
export { readBooks } from "./use-cases/read-books.ts";
export { listParked, releaseMessage, releaseMessages } from "./use-cases/release-messages.ts";
export { unlock } from "./use-cases/unlock.ts";

/**
 * Who creates accounts: anyone who has the database's settings, because the first one has no
 * colleague.
 */
const command = "staff-command";

/**
 * Creates an account with these roles.
 * @returns false when the code is taken
 */
export function addStaff(
  platform: Platform,
  account: { readonly staffCode: string; readonly name: string; readonly roles: readonly StaffRole[] },
): Promise<boolean> {
  return platform.database.transaction(async () => {
    if (!(await insertAccount(platform, account))) return false;
    const { staffCode: subject, roles } = account;
    const act = { name: "staff.added", subject, reason: "account", key: randomUUID(), details: { roles } } as const;
    await insertAct(platform, command, act);
    return true;
  });
}

/**
 * Ends an account, which has no permissions from then on.
 * @returns false when there is none
 */
export function endStaff(platform: Platform, staffCode: string): Promise<boolean> {
  return platform.database.transaction(async () => {
    const roles = (await findStaff(platform, staffCode))?.roles ?? [];
    if (!(await markEnded(platform, staffCode))) return false;
    const key = randomUUID();
    await insertAct(platform, command, {
      name: "staff.ended",
      subject: staffCode,
      reason: "account",
      key,
      details: { roles },
    });
    return true;
  });
}
