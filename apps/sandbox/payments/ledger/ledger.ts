import { type Deliveries, type DeliveryPlan, plainDelivery } from "../../platform/deliveries.ts";
import type { Journal } from "../../platform/journal.ts";
import { canBecome, moved, occupiesOrderId, type Payment, type PaymentStatus } from "../domain/payment.ts";
import { forgedNotification, notificationOf } from "../protocol/answers.ts";

/** The provider's own books: every charge, its state, and what the merchant is told about it. */
export type Ledger = {
  /** By order id, or by the provider's transaction id. */
  find(id: string): Payment | undefined;
  /**
   * The attempt that a person means by an order's code: its own id, or the code with something after a hyphen, as merchants write a second try. The one
   * that can still be paid, or else the newest.
   */
  findForOrder(orderCode: string): Payment | undefined;
  newest(count: number): Payment[];
  isOrderIdTaken(orderId: string): boolean;
  open(payment: Payment): Payment;
  /** Keeps something about a payment that is no change of state. */
  note(payment: Payment): void;
  /** @returns the payment in its new state, or undefined when it cannot go there; `force` goes anyway, as real money sometimes does */
  change(
    payment: Payment,
    status: PaymentStatus,
    options?: { readonly force?: boolean; readonly refundedAmount?: number },
  ): Payment | undefined;
  /** Tells the merchant about the states given, oldest first. Resolves after the first attempts. */
  notify(states: readonly Payment[], plan?: DeliveryPlan): Promise<void>;
  notifyForged(payment: Payment, kind: "signature" | "amount" | "status", plan: DeliveryPlan): Promise<void>;
  /** Ends what is past its deadline, and tells. */
  expireDue(): void;
};

export function createLedger(parts: {
  readonly journal: Journal<Payment>;
  readonly deliveries: Deliveries;
  readonly serverKey: string;
  readonly now: () => number;
}): Ledger {
  const { journal, deliveries, serverKey, now } = parts;
  const pending = new Set<string>();
  for (const payment of journal.newest()) if (payment.status === "pending") pending.add(payment.orderId);

  const keep = (payment: Payment): Payment => {
    journal.put(payment);
    if (payment.status === "pending") pending.add(payment.orderId);
    else pending.delete(payment.orderId);
    return payment;
  };
  const notify: Ledger["notify"] = (states, plan = plainDelivery) => {
    const messages = states.flatMap((state) =>
      state.notificationUrls.map((url) => ({ about: state.orderId, url, body: notificationOf(state, serverKey) })),
    );
    return deliveries.send(messages, plan);
  };
  /** A payment past its deadline is seen as expired at once, even before the next round of `expireDue`. */
  const current = (payment: Payment | undefined): Payment | undefined => {
    if (payment?.status !== "pending" || payment.expiresAt > now()) return payment;
    const expired = keep(moved(payment, "expire", now()));
    void notify([expired]);
    return expired;
  };
  const search = (matches: (payment: Payment) => boolean): Payment | undefined => {
    for (const payment of journal.newest()) if (matches(payment)) return current(payment);
    return undefined;
  };

  return {
    find: (id) => current(journal.get(id)) ?? search((payment) => payment.transactionId === id),
    findForOrder: (code) => {
      const attempts = journal
        .newest()
        .filter(({ orderId }) => orderId === code || orderId.startsWith(`${code}-`))
        .map((payment) => current(payment) ?? payment);
      return attempts.find(({ status }) => status === "pending") ?? attempts[0];
    },
    newest: (count) =>
      journal
        .newest()
        .slice(0, count)
        .map((payment) => current(payment) ?? payment),
    isOrderIdTaken: (orderId) => {
      const known = current(journal.get(orderId));
      return known !== undefined && occupiesOrderId(known);
    },
    open: keep,
    note: keep,
    change: (payment, status, options) => {
      if (!options?.force && !canBecome(payment, status)) return undefined;
      const refundedAmount = options?.refundedAmount ?? payment.refundedAmount;
      return keep({ ...moved(payment, status, now()), refundedAmount });
    },
    notify,
    notifyForged: (payment, kind, plan) =>
      deliveries.send(
        payment.notificationUrls.map((url) => ({
          about: payment.orderId,
          url,
          body: forgedNotification(payment, kind, serverKey),
        })),
        plan,
      ),
    expireDue: () => {
      for (const orderId of pending) {
        const payment = journal.get(orderId);
        if (payment) current(payment);
        else pending.delete(orderId);
      }
    },
  };
}
