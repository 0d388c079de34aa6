import type { Journal } from "../../platform/journal.ts";
import { moved, type Payment } from "../domain/payment.ts";

/** The payments on record, each in its current state. */
export type PaymentRecords = {
  keep(payment: Payment): Payment;
  get(orderId: string): Payment | undefined;
  /** The newest one. */
  first(matches: (payment: Payment) => boolean): Payment | undefined;
  /** Newest first. */
  matching(matches: (payment: Payment) => boolean): Payment[];
  newest(count: number): Payment[];
  expireDue(): void;
};

/**
 * A payment past its deadline reads as expired at once, even before the next `expireDue`.
 * @param onExpired is called for each such payment, once
 */
export function createPaymentRecords(
  journal: Journal<Payment>,
  now: () => number,
  onExpired: (payment: Payment) => void,
): PaymentRecords {
  const pending = new Set<string>();
  for (const payment of journal.newest()) if (payment.status === "pending") pending.add(payment.orderId);

  const keep = (payment: Payment): Payment => {
    journal.put(payment);
    if (payment.status === "pending") pending.add(payment.orderId);
    else pending.delete(payment.orderId);
    return payment;
  };
  const current = (payment: Payment): Payment => {
    if (payment.status !== "pending" || payment.expiresAt > now()) return payment;
    const expired = keep(moved(payment, "expire", now()));
    onExpired(expired);
    return expired;
  };
  const currentIfAny = (payment: Payment | undefined): Payment | undefined => payment && current(payment);
  return {
    keep,
    get: (orderId) => currentIfAny(journal.get(orderId)),
    first: (matches) => currentIfAny(journal.newest().find(matches)),
    matching: (matches) => journal.newest().filter(matches).map(current),
    newest: (count) => journal.newest().slice(0, count).map(current),
    expireDue: () => {
      for (const orderId of pending) if (!currentIfAny(journal.get(orderId))) pending.delete(orderId);
    },
  };
}
