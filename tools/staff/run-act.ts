import { parseArgs } from "node:util";
import { findStaff } from "../../apps/shop/modules/staff/staff.ts";
import type { Platform } from "../../apps/shop/platform/platform.ts";
import { accountActs } from "./account-acts.ts";
import { goodsActs } from "./goods-acts.ts";
import { moneyActs } from "./money-acts.ts";
import { returnActs } from "./return-acts.ts";
import { clubUsage } from "./run-club-act.ts";
import { Refusal, type StaffAct } from "./staff-act.ts";
import { supportActs } from "./support-acts.ts";

const acts: Readonly<Record<string, StaffAct>> = { ...moneyActs, ...returnActs, ...goodsActs, ...supportActs };

const usage = [
  "Usage: npm run staff -- --as <staff code> <act> …, or without --as:",
  ...Object.values(accountActs).map((act) => `  ${act.usage}`),
  "with --as:",
  ...Object.values(acts).map((act) => `  ${act.usage}`),
  clubUsage,
].join("\n");

/**
 * Runs one command for a staff account; the use cases check its roles and write the journal.
 * @returns what to print
 * @throws Refusal when the command is unknown, was refused, or the account does not exist
 */
export async function runAct(platform: Platform, args: readonly string[]): Promise<readonly string[]> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      as: { type: "string" },
      reference: { type: "string" },
      name: { type: "string" },
      roles: { type: "string" },
    },
  });
  const [name = "", ...words] = positionals;
  const accountAct = accountActs[name];
  if (accountAct && values.as === undefined) return accountAct.run(platform, words, values);
  const act = acts[name];
  if (!act || values.as === undefined) throw new Refusal(usage);
  const staff = await findStaff(platform, values.as);
  if (!staff) throw new Refusal(`Nobody works here under the code ${values.as}.`);
  return act.run(platform, staff, words, values.reference);
}
