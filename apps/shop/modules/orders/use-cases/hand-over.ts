import { storePickup } from "@gelora/contracts/distribution-type.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import { sellHeld } from "../../stock/stock.ts";
import { isPaidAtCounter } from "../domain/operations.ts";
import type { OrderRecord } from "../domain/order.ts";
import { orderStates } from "../domain/order-states.ts";
import { moveOrder, type OrderMove } from "../storage/move-order.ts";
import { orderByCode } from "../storage/orders.ts";
import { announceDelivered } from "./announce-delivered.ts";
import { takeCash } from "./apply-parcel-change.ts";
import { reportCompletion } from "./report-completion.ts";

/**
 * The shopper confirms that they collected the goods. Only staff can say that cash was received, so
 * an order that is paid at the counter is not confirmed here [ORD-37, PAY-04, Q93]. Locks the
 * order's row, by a conditional update. For goods that were handed over it changes nothing and
 * succeeds.
 * @returns failure ORDER_NOT_FOUND, PICKUP_NOT_PAID, ORDER_CANNOT_BE_RECEIVED
 */
export async function pickUpOrder(platform: Platform, owner: string, orderCode: string): Promise<Outcome<void>> {
  return decide(platform.database, async () => {
    const known = await orderByCode(platform, orderCode, owner);
    if (!known) return failure("ORDER_NOT_FOUND");
    if (known.distributionType !== storePickup || !known.readyAt) return failure("ORDER_CANNOT_BE_RECEIVED");
    if (isPaidAtCounter(known)) return failure("PICKUP_NOT_PAID");
    const move = await moveOrder(platform, orderCode, "handedOver", { owner });
    if (!move) return isHandedOver(await orderByCode(platform, orderCode, owner));
    await complete(platform, move);
    return success(undefined);
  });
}

/** Read after the move, which has waited for a concurrent one. */
function isHandedOver(order: OrderRecord | undefined): Outcome<void> {
  return order?.state === orderStates.completed ? success(undefined) : failure("ORDER_CANNOT_BE_RECEIVED");
}

export type HandedOver = "handed over" | "not allowed" | "wrong pick-up code" | "nothing to hand over";

/**
 * Staff hand the goods of a pick-up over, and take the cash of an order that is paid at the
 * counter. Locks the order's row, by a conditional update; of two hand-overs one counts (I-06,
 * I-25).
 * @param pickupCode the code that the shopper shows
 */
export async function handOver(
  platform: Platform,
  staff: StaffPrincipal,
  orderCode: string,
  pickupCode: string,
): Promise<HandedOver> {
  if (!mayDo(staff, "hand over pick-ups")) return "not allowed";
  return platform.database.transaction(async () => {
    const known = await orderByCode(platform, orderCode);
    if (!known?.pickupCode) return "nothing to hand over";
    if (!sameSecret(known.pickupCode, pickupCode)) return "wrong pick-up code";
    const move = await moveOrder(platform, orderCode, "handedOver");
    if (!move) return "nothing to hand over";
    const cash = isPaidAtCounter(known) ? known.total : 0;
    await takeCash(platform, move.order);
    await complete(platform, move);
    await record(platform, staff, { orderCode, storeCode: known.store?.storeCode ?? null, cash });
    return "handed over";
  });
}

async function complete(platform: Platform, move: OrderMove): Promise<void> {
  await sellHeld(platform, move.order.orderCode);
  await announceDelivered(platform, move);
  await reportCompletion(platform, move);
}

async function record(
  platform: Platform,
  staff: StaffPrincipal,
  { orderCode, storeCode, cash }: { orderCode: string; storeCode: string | null; cash: number },
): Promise<void> {
  const subject = { kind: "order", code: orderCode } as const;
  await recordAct(platform, staff, { name: "order.handedOver", subject, details: { storeCode } });
  if (cash === 0) return;
  const payment = { kind: "payment", code: orderCode } as const;
  await recordAct(platform, staff, { name: "payment.cashTaken", subject: payment, details: { amount: cash } });
}
