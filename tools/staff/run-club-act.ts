import { parseArgs } from "node:util";
import { findStaff } from "../../apps/club/modules/staff/staff.ts";
import type { Platform } from "../../apps/club/platform/platform.ts";
import { clubAccountActs, clubActs } from "./club-acts.ts";
import { Refusal } from "./staff-act.ts";

export const clubUsage = [
  "At the club: npm run staff -- club --as <staff code> <act> …, or without --as:",
  ...Object.values(clubAccountActs).map((act) => `  ${act.usage}`),
  "with --as:",
  ...Object.values(clubActs).map((act) => `  ${act.usage}`),
].join("\n");

/**
 * Runs one command for a staff account of the club; the use cases check its roles and write the
 * journal.
 * @returns what to print
 * @throws Refusal when the command is unknown, was refused, or the account does not exist
 */
export async function runClubAct(platform: Platform, args: readonly string[]): Promise<readonly string[]> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { as: text, reason: text, key: text, name: text, roles: text },
  });
  const [name = "", ...words] = positionals;
  const accountAct = clubAccountActs[name];
  if (accountAct && values.as === undefined) return accountAct.run(platform, words, values);
  const act = clubActs[name];
  if (!act || values.as === undefined) throw new Refusal(clubUsage);
  const staff = await findStaff(platform, values.as);
  if (!staff) throw new Refusal(`Nobody works here under the code ${values.as}.`);
  return act.run(platform, staff, words, values);
}
