import { addRupiah, type Rupiah } from "@gelora/money/rupiah.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { type BankAccount, maskedAccount, sealAccount, unsealAccount } from "../../bank-accounts/bank-accounts.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import type { OrderRecord } from "../domain/order.ts";
import { lockOrder } from "../storage/orders.ts";
import { deleteRefundAccounts, selectRefundAccounts, upsertRefundAccount } from "../storage/refund-accounts.ts";
import { announce } from "./announce.ts";
import { awaitedRefunds } from "./show-refunds.ts";

/** Money of an order that goes back by a transfer which staff have not made yet. */
export type RefundTransfer = {
  readonly amount: Rupiah;
  /** False while staff may still send the order instead. */
  readonly isCertain: boolean;
};

/** @returns undefined when nothing of the order awaits a transfer */
export async function refundTransferOf(platform: Platform, orderCode: string): Promise<RefundTransfer | undefined> {
  const transfers = (await awaitedRefunds(platform, orderCode)).filter(({ channelCode }) => channelCode === undefined);
  if (transfers.length === 0) return undefined;
  return {
    amount: addRupiah(...transfers.map(({ amount }) => amount)),
    isCertain: transfers.some(({ status }) => status !== "DECIDING"),
  };
}

/**
 * Names the account that all transfers of an order go to, or corrects it. Locks the order's row,
 * as forgetting it does, so none is stored for money that has gone.
 * @returns failure REFUND_ACCOUNT_CLOSED when no transfer waits
 */
export async function nameRefundAccount(
  platform: Platform,
  orderCode: string,
  account: BankAccount,
): Promise<Outcome<void>> {
  return decide(platform.database, async () => {
    const order = await lockOrder(platform, orderCode);
    if (!order || !(await refundTransferOf(platform, orderCode))) return failure("REFUND_ACCOUNT_CLOSED");
    await upsertRefundAccount(platform, orderCode, sealAccount(platform, orderCode, account));
    await announceAccount(platform, order, account);
    return success(undefined);
  });
}

/**
 * Notifies a shopper of an account that was named for their money, in the caller's transaction:
 * anyone who knows an order's contact can name one.
 */
export async function announceAccount(platform: Platform, order: OrderRecord, account: BankAccount): Promise<void> {
  await announce(platform, "accountNamed", order, { account: maskedAccount(account) });
}

/** Deletes the account once no transfer waits for it, in the caller's transaction. */
export async function forgetRefundAccount(platform: Platform, orderCode: string): Promise<void> {
  await lockOrder(platform, orderCode);
  if (!(await refundTransferOf(platform, orderCode))) await deleteRefundAccounts(platform, [orderCode]);
}

/** The accounts of these orders as their owners see them, `BCA •••• 6789`, by order code. */
export async function maskedAccountsOf(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const sealed = await selectRefundAccounts(platform, orderCodes);
  return new Map([...sealed].map(([code, text]) => [code, maskedAccount(unsealAccount(platform, code, text))]));
}

/** For anyone who transfers the money; reading it is an act in the journal. */
export async function readRefundAccount(
  platform: Platform,
  staff: StaffPrincipal,
  orderCode: string,
): Promise<BankAccount | "not allowed" | "no account"> {
  if (!mayDo(staff, "decide on refunds")) return "not allowed";
  return platform.database.transaction(async () => {
    const sealed = (await selectRefundAccounts(platform, [orderCode])).get(orderCode);
    if (sealed === undefined) return "no account";
    const subject = { kind: "order", code: orderCode } as const;
    await recordAct(platform, staff, { name: "refund.accountRead", subject, details: {} });
    return unsealAccount(platform, orderCode, sealed);
  });
}
