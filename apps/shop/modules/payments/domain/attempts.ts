import { isOpen, type PaymentStatus } from "./payment-states.ts";

/** The most attempts per order (abuse case AC-44: card testing). */
const mostAttempts = 5;

type Tried = { readonly attempt: number };

/** False once an order has had so many attempts that none may follow. */
export function mayTryAgain({ attempt }: Tried): boolean {
  return attempt < mostAttempts;
}

/** True while the last attempt can be paid, or another may be opened. */
export function canStillBePaid(payment: Tried & { readonly status: PaymentStatus }): boolean {
  return isOpen(payment.status) || mayTryAgain(payment);
}
