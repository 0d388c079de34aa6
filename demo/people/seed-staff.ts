import { addStaff, enrolStaff } from "../../apps/shop/modules/staff/staff.ts";
import type { Platform } from "../../apps/shop/platform/platform.ts";
import { program } from "../../apps/shop/platform/principal.ts";
import { seededStaff } from "./seeded-staff.ts";

/**
 * Writes the seeded staff, whose factors are public in this repository. Existing accounts are not
 * changed. Never used in production: anyone could sign in.
 * @returns how many are new
 */
export async function seedStaff(platform: Platform): Promise<number> {
  if (platform.configuration.GELORA_ENVIRONMENT === "production") return 0;
  const by = program("staff-command");
  let added = 0;
  for (const { staffCode, name, roles, ...factors } of seededStaff) {
    if (!(await addStaff(platform, by, { staffCode, name, roles }))) continue;
    const enrolled = await enrolStaff(platform, by, staffCode, factors);
    if (!enrolled.ok) throw new Error(`${staffCode} could not be enrolled: ${enrolled.failure.code}`);
    added += 1;
  }
  return added;
}
