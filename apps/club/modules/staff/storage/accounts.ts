import { selectRoles } from "@gelora/service-kit/staff-accounts.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type StaffPrincipal, staffRoles } from "../domain/authority.ts";

/** The staff member with this code; undefined for an unknown code or an ended account. */
export async function findStaff(platform: Platform, staffCode: string): Promise<StaffPrincipal | undefined> {
  const given = await selectRoles(platform, staffCode);
  return given && { kind: "staff", staffCode, roles: staffRoles.filter((role) => given.includes(role)) };
}
