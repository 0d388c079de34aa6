import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { type BankAccount, sealAccount, unsealAccount } from "../../bank-accounts/bank-accounts.ts";
import { recordAct } from "../../journal/journal.ts";
import { announceAccount, type OrderRecord } from "../../orders/orders.ts";
import { mayDo } from "../../staff/staff.ts";
import type { ReturnRecord } from "../domain/return-record.ts";
import { returnByCode } from "../storage/returns.ts";
import { updateBankAccount } from "../storage/write-returns.ts";

/** @returns undefined when there is none, or the money has gone */
export function accountOf(platform: Platform, { returnCode, bankAccount }: ReturnRecord): BankAccount | undefined {
  return bankAccount === null ? undefined : unsealAccount(platform, returnCode, bankAccount);
}

/**
 * Replaces the account that a return's money is transferred to, by a conditional update that the
 * payment also needs, and notifies the shopper.
 * @returns failure RETURN_CANNOT_BE_CHANGED when the money has gone, or none will
 */
export async function saveBankAccount(
  platform: Platform,
  { record, order }: { readonly record: ReturnRecord; readonly order: OrderRecord },
  account: BankAccount,
): Promise<Outcome<void>> {
  const { returnCode } = record;
  return decide(platform.database, async () => {
    const saved = await updateBankAccount(platform, returnCode, sealAccount(platform, returnCode, account));
    if (!saved) return failure("RETURN_CANNOT_BE_CHANGED");
    await announceAccount(platform, order, account);
    return success(undefined);
  });
}

/** For anyone who transfers the money; reading it is an act in the journal. */
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
