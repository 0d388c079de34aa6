import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { BankAccountInput, ReturnOrderInput } from "../../../platform/schema.generated.ts";
import { type BankAccount, readBankAccount } from "../../bank-accounts/bank-accounts.ts";
import { isReturnReason, unsaidReason } from "../domain/reasons.ts";
import type { ReturnWish } from "../domain/refund-of-units.ts";
import type { ReturnMode } from "../domain/return-states.ts";

/** What a return is asked for as: its pieces, and what the shopper wants for them. */
export type AskedReturn = { readonly wishes: readonly ReturnWish[]; readonly mode: ReturnMode };

/**
 * Reads the pieces of a return.
 * @returns failure INVALID_INPUT when the mode is unknown, a code is no line of this order, a count
 * is not positive or a reason is not one of returnReasons
 */
export function readWishes({
  orderCode,
  products,
  returnMode,
}: Pick<ReturnOrderInput, "orderCode" | "products" | "returnMode">): Outcome<AskedReturn> {
  const mode = returnMode ? modes.find((known) => known === returnMode) : "REFUND";
  if (!mode) return invalid("returnMode", `returnMode is one of ${modes.join(", ")}.`);
  const wishes: ReturnWish[] = [];
  for (const { orderItemCode, skuCode, count, reasonCode: given, exchangeSkuCode } of products) {
    const [, number] = /^-(\d{1,4})$/.exec(orderItemCode.slice(orderCode.length)) ?? [];
    if (!orderItemCode.startsWith(orderCode) || !number || count < 1)
      return invalid("products", "products must name pieces of this order.");
    const reasonCode = given ?? unsaidReason;
    if (!isReturnReason(reasonCode)) return invalid("reasonCode", "reasonCode is not one of returnReasons.");
    wishes.push({
      lineNumber: Number(number),
      skuCode: skuCode ?? undefined,
      quantity: count,
      reasonCode,
      exchangeSkuCode: exchangeSkuCode ?? undefined,
    });
  }
  return success({ wishes, mode });
}

const modes: readonly ReturnMode[] = ["REFUND", "EXCHANGE"];

function invalid(field: string, reason: string) {
  return failure("INVALID_INPUT", { field, reason });
}

/**
 * @returns failure BANK_ACCOUNT_INVALID with the field that is wrong; undefined when none was given
 */
export function readAccountInput(given: BankAccountInput | null | undefined): Outcome<BankAccount | undefined> {
  return given ? readBankAccount(given) : success(undefined);
}
