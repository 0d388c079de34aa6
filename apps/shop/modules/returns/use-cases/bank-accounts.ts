import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { sealText, unsealText } from "@gelora/service-kit/sealed-text.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import type { BankAccount } from "../domain/bank-account.ts";
import type { ReturnRecord } from "../domain/return-record.ts";
import { returnByCode } from "../storage/returns.ts";
import { updateBankAccount } from "../storage/write-returns.ts";

const accountSchema = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
});

/** Bank details are encrypted in the database, bound to their return. */
export function sealAccount({ configuration }: Platform, returnCode: string, account: BankAccount): string {
  return sealText(configuration.BANK_ACCOUNT_SECRET, JSON.stringify(account), returnCode);
}

/** @returns undefined when there is none, or the money has gone */
export function accountOf(
  { configuration }: Platform,
  { returnCode, bankAccount }: ReturnRecord,
): BankAccount | undefined {
  if (bankAccount === null) return undefined;
  return accountSchema.parse(JSON.parse(unsealText(configuration.BANK_ACCOUNT_SECRET, bankAccount, returnCode)));
}

/**
 * Replaces the account that a return's money is transferred to, by a conditional update that the
 * payment also needs.
 * @returns failure RETURN_CANNOT_BE_CHANGED when the money has gone, or none will
 */
export async function saveBankAccount(
  platform: Platform,
  { returnCode }: ReturnRecord,
  account: BankAccount,
): Promise<Outcome<void>> {
  const saved = await updateBankAccount(platform, returnCode, sealAccount(platform, returnCode, account));
  return saved ? success(undefined) : failure("RETURN_CANNOT_BE_CHANGED");
}

/** For whoever transfers the money; reading it is an act in the journal. */
export async function readAccount(
  platform: Platform,
  staff: StaffPrincipal,
  returnCode: string,
): Promise<BankAccount | "not allowed" | "no account"> {
  if (!mayDo(staff, "decide on refunds")) return "not allowed";
  return platform.database.transaction(async () => {
    const record = await returnByCode(platform, returnCode);
    const account = record && accountOf(platform, record);
    if (!account) return "no account";
    const subject = { kind: "return", code: returnCode } as const;
    await recordAct(platform, staff, { name: "return.accountRead", subject, details: {} });
    return account;
  });
}
