import { type Deliveries, type DeliveryPlan, plainDelivery } from "../../platform/deliveries.ts";
import type { Journal } from "../../platform/journal.ts";
import { canBecome, moved, occupiesOrderId, type Payment, type PaymentStatus } from "../domain/payment.ts";
import { forgedNotification, notificationOf } from "../protocol/answers.ts";
import { createPaymentRecords } from "./payment-records.ts";

/** The provider's records: every charge, its state, and the notifications to the merchant. */
export type Ledger = {
  /** By order id, or by the provider's transaction id. */
  find(id: string): Payment | undefined;
  /**
   * The charge behind an order's code: its own id, or the code followed by a hyphen and something
   * more, as merchants write a second attempt. One that can still be paid, or else the newest.
   */
  findForOrder(orderCode: string): Payment | undefined;
  newest(count: number): Payment[];
  isOrderIdTaken(orderId: string): boolean;
  open(payment: Payment): Payment;
  /** Updates a payment without changing its state. */
  note(payment: Payment): void;
  /**
   * @returns the payment in its new state, or undefined when that transition does not exist;
   * `force` makes it anyway, as happens with real money
   */
  change(
    payment: Payment,
    status: PaymentStatus,
    options?: { readonly force?: boolean; readonly refundedAmount?: number },
  ): Payment | undefined;
  /** Notifies the merchant of the given states, oldest first. Resolves after the first attempts. */
  notify(states: readonly Payment[], plan?: DeliveryPlan): Promise<void>;
  notifyForged(payment: Payment, kind: "signature" | "amount" | "status", plan: DeliveryPlan): Promise<void>;
  /** Expires payments past their deadline, with notifications. */
  expireDue(): void;
};

export function createLedger(parts: {
  readonly journal: Journal<Payment>;
  readonly deliveries: Deliveries;
  readonly serverKey: string;
  readonly now: () => number;
}): Ledger {
  const { journal, now } = parts;
  const { notify, notifyForged } = notifications(parts.deliveries, parts.serverKey);
  const records = createPaymentRecords(journal, now, (expired) => void notify([expired]));
  return {
    find: (id) => records.get(id) ?? records.first((payment) => payment.transactionId === id),
    findForOrder: (code) => {
      const attempts = records.matching(({ orderId }) => orderId === code || orderId.startsWith(`${code}-`));
      return attempts.find(({ status }) => status === "pending") ?? attempts[0];
    },
    newest: records.newest,
    isOrderIdTaken: (orderId) => {
      const known = records.get(orderId);
      return known !== undefined && occupiesOrderId(known);
    },
    open: records.keep,
    note: (payment) => void records.keep(payment),
    change: (payment, status, options) => {
      if (!options?.force && !canBecome(payment, status)) return undefined;
      const refundedAmount = options?.refundedAmount ?? payment.refundedAmount;
      return records.keep({ ...moved(payment, status, now()), refundedAmount });
    },
    notify,
    notifyForged,
    expireDue: records.expireDue,
  };
}

/** What the provider reports to the merchant, at each address that the charge names. */
function notifications(deliveries: Deliveries, serverKey: string): Pick<Ledger, "notify" | "notifyForged"> {
  const toEach = ({ orderId, notificationUrls }: Payment, body: object) =>
    notificationUrls.map((url) => ({ about: orderId, url, body }));
  return {
    notify: (states, plan = plainDelivery) => {
      const messages = states.flatMap((state) => toEach(state, notificationOf(state, serverKey)));
      return deliveries.send(messages, plan);
    },
    notifyForged: (payment, kind, plan) =>
      deliveries.send(toEach(payment, forgedNotification(payment, kind, serverKey)), plan),
  };
}
