import { eachDue } from "@gelora/service-kit/each-due.ts";
import type { Platform } from "../../../platform/platform.ts";
import { announceOrders } from "../../messaging/messaging.ts";
import { type PaymentRecord, paymentsOf } from "../../payments/payments.ts";
import type { OrderRecord } from "../domain/order.ts";
import { type DueMessage, judgeMessage, type Verdict } from "../domain/order-message.ts";
import { selectLines } from "../storage/order-lines.ts";
import { type PlacedMessage, selectDueMessages, type TakenMessage, takeMessages } from "../storage/order-messages.ts";
import { lockOrders, ordersByCodes } from "../storage/orders.ts";
import { announcementOf } from "./announce.ts";
import { reductionsOf } from "./reductions-of.ts";

const atOnce = 100;

/**
 * Sends shoppers their payment instructions as soon as the provider has issued them. Buying does
 * not wait for it: due messages are found by their time, whichever process requested the payment
 * and whether or not it still runs. In a rush they are many, so they are sent together.
 */
export async function tellHowToPay(platform: Platform): Promise<void> {
  let after: PlacedMessage | undefined;
  do {
    const due = await selectDueMessages(platform, { after, most: atOnce });
    await tellThoseReady(platform, due);
    after = due.length === atOnce ? due.at(-1) : undefined;
  } while (after);
}

/** Together; one by one when that fails, so that one order holds up no other. */
async function tellThoseReady(platform: Platform, due: readonly PlacedMessage[]): Promise<void> {
  const judged = await judge(platform, due, ordersByCodes);
  const ready = judged.filter(({ verdict }) => verdict !== "wait").map(({ message }) => message);
  if (ready.length === 0) return;
  const tellSome = (some: readonly DueMessage[]) => platform.database.transaction(() => tell(platform, some));
  try {
    await tellSome(ready);
  } catch (error) {
    platform.log.warn({ err: error }, "messages about paying are sent one by one");
    const each = ready.map((message) => ({ code: message.orderCode, message }));
    await eachDue(platform.log, each, ({ message }) => tellSome([message]));
  }
}

/**
 * Locks the orders' rows, so no one is asked to pay for an order cancelled meanwhile, and the
 * messages by a conditional update, so each is sent once.
 */
async function tell(platform: Platform, messages: readonly DueMessage[]): Promise<void> {
  const judged = await judge(platform, messages, lockOrders);
  const settled = judged.filter(({ verdict }) => verdict !== "wait");
  const taken = await takeMessages(platform, settled.map(takenBy));
  const due = settled.filter(({ verdict, message }) => verdict !== "drop" && taken.has(message.orderCode));
  const lines = await selectLines(
    platform,
    due.map(({ message }) => message.orderCode),
  );
  const reductions = await reductionsOf(
    platform,
    due.flatMap(({ order }) => order ?? []),
  );
  const announcements = due.flatMap(({ message: { orderCode, step }, order, payment, verdict }) => {
    const numbers = verdict === "tell" ? payment : undefined;
    return order
      ? [
          announcementOf(platform, step, order, {
            lines: lines.get(orderCode) ?? [],
            reductions: reductions.get(orderCode) ?? [],
            payment: numbers,
          }),
        ]
      : [];
  });
  await announceOrders(platform, await Promise.all(announcements));
}

type Judged = {
  readonly message: DueMessage;
  readonly order: OrderRecord | undefined;
  readonly payment: PaymentRecord | undefined;
  readonly verdict: Verdict;
};

async function judge(
  platform: Platform,
  messages: readonly DueMessage[],
  readOrders: typeof ordersByCodes,
): Promise<readonly Judged[]> {
  const codes = messages.map(({ orderCode }) => orderCode);
  const orders = await readOrders(platform, codes);
  const payments = await paymentsOf(platform, codes);
  return messages.map((message) => {
    const [order, payment] = [orders.get(message.orderCode), payments.get(message.orderCode)];
    return { message, order, payment, verdict: order ? verdictOf(platform, message, order, payment) : "drop" };
  });
}

function verdictOf(platform: Platform, message: DueMessage, order: OrderRecord, payment: PaymentRecord | undefined) {
  const ready = payment?.status === "PENDING" && payment.instruction !== undefined;
  const known = { state: order.state, attempt: payment?.attempt ?? 0, ready };
  return judgeMessage(message, known, platform.clock.now());
}

function takenBy({ message, payment, verdict }: Judged): TakenMessage {
  return { message, attempt: verdict === "tell" ? (payment?.attempt ?? 0) : 0 };
}
