import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type BankAccount, sealAccount } from "../../bank-accounts/bank-accounts.ts";
import { announceReturn, lockOrder, newDatedCode, type OrderRecord } from "../../orders/orders.ts";
import { givePictures } from "../../pictures/pictures.ts";
import { piecesOfUnits } from "../domain/pieces-of-units.ts";
import { shopPaysParcel } from "../domain/reasons.ts";
import type { ReturnWish } from "../domain/refund-of-units.ts";
import { mostPictures, type RefundedUnit, type ReturnRecord, wholeFreight } from "../domain/return-record.ts";
import { firstReturnState, type ReturnMode } from "../domain/return-states.ts";
import { sizesInWords } from "../domain/sizes-in-words.ts";
import { codeOfRequest } from "../storage/returns.ts";
import { insertReturn } from "../storage/write-returns.ts";
import { holdReplacement, withOtherSizes } from "./choose-sizes.ts";
import { announcedRefund } from "./give-back.ts";
import { planReturn, type ReturnPlan } from "./plan-return.ts";

export type ReturnRequest = {
  readonly mode: ReturnMode;
  readonly wishes: readonly ReturnWish[];
  readonly remark: string | undefined;
  readonly bankAccount: BankAccount | undefined;
  /** Sent before; each goes into one return. */
  readonly pictureCodes: readonly string[];
  /** The same for a request that is sent again because its answer was lost. */
  readonly requestKey: string | null;
};

/** Anyone who may return items of the order sends their pictures: a guest has no account. */
export const pictureSender = ({ orderCode }: OrderRecord): string => `order:${orderCode}`;

/**
 * Requests the return of pieces. Locks the order's row, so that requests of one order follow each
 * other and never take more pieces than were bought; the index of standing units says so again.
 * A request that is sent again is answered with its first return. What goes back is stored as it
 * was shown, and settled when the items are here [RET-01, I-09]; the sizes of an exchange are
 * reserved. Anyone who gets a transfer and gave no account is asked for it, and may name it until
 * it is made.
 * @returns the return's code, or failure RETURN_NEEDS_PRODUCTS, ORDER_NOT_FOUND, INVALID_INPUT when
 * a skuCode is none of its line, RETURN_NOT_POSSIBLE, RETURN_WINDOW_OVER, RETURN_TOO_MANY,
 * TOO_MANY_PICTURES, PICTURE_MISSING, EXCHANGE_NOT_POSSIBLE, SOLD_OUT
 */
export async function requestReturn(
  platform: Platform,
  { orderCode }: OrderRecord,
  request: ReturnRequest,
): Promise<Outcome<string>> {
  if (request.wishes.length === 0) return failure("RETURN_NEEDS_PRODUCTS");
  return decide(platform.database, async () => {
    const order = await lockOrder(platform, orderCode);
    if (!order) return failure("ORDER_NOT_FOUND");
    const before = request.requestKey && (await codeOfRequest(platform, orderCode, request.requestKey));
    if (before) return success(before);
    const plan = await planReturn(platform, order, request.wishes, request.mode);
    if (!plan.ok) return plan;
    const units = await withOtherSizes(platform, order, plan.value, request.mode);
    if (!units.ok) return units;
    const record = await write(platform, order, { ...plan.value, units: units.value }, request);
    const held = await holdReplacement(platform, record, units.value);
    if (!held.ok) return held;
    const thing = { thingCode: record.returnCode, sender: pictureSender(order), most: mostPictures };
    const pictures = await givePictures(platform, thing, request.pictureCodes);
    if (!pictures.ok) return pictures;
    await announceReturn(platform, "returnRequested", order, {
      returnCode: record.returnCode,
      pieces: piecesOfUnits(units.value),
      shopPaysParcel: shopPaysParcel(units.value),
      freightPaid: wholeFreight(plan.value.goods.receipt.freight),
      ...(request.mode === "EXCHANGE" ? { exchangeFor: sizesInWords(units.value) } : announcedRefund(order, record)),
    });
    return success(record.returnCode);
  });
}

async function write(
  platform: Platform,
  order: OrderRecord,
  {
    refund,
    channelCode,
    needsBankAccount,
    units,
  }: Omit<ReturnPlan, "units"> & { readonly units: readonly RefundedUnit[] },
  { mode, remark, bankAccount, requestKey }: ReturnRequest,
): Promise<ReturnRecord> {
  for (;;) {
    const returnCode = newDatedCode("RT", platform.clock.now());
    const record = {
      returnCode,
      orderCode: order.orderCode,
      owner: order.owner,
      state: firstReturnState,
      mode,
      replacement: mode === "EXCHANGE" ? ("HELD" as const) : null,
      remark: remark ?? null,
      requestKey,
      amount: refund.amount,
      points: refund.points,
      freight: refund.freight,
      giftCharge: refund.giftCharge,
      channelCode,
      bankAccount: needsBankAccount && bankAccount ? sealAccount(platform, returnCode, bankAccount) : null,
    };
    const written = await insertReturn(platform, record, units);
    if (written) return written;
  }
}
