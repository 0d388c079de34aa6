import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { canBeRefunded, type Payment, type Refund } from "../domain/payment.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { amountText, changeAnswer } from "./answers.ts";
import { validationMessages } from "./charge-request.ts";
import { cannotModify, refusal, unknownTransaction } from "./refusals.ts";

const refundSchema = z.object({
  refund_key: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  amount: z.number().int().positive().optional(),
  reason: z.string().optional(),
});

/**
 * Refunds of a settled payment, also partial, once per key (docs.midtrans.com, "Refund transaction"
 * and "Direct refund transaction"). A direct refund is confirmed when it is answered; the other
 * kind is passed on to the bank.
 */
export function mountRefunds(api: FastifyInstance, ledger: Ledger, now: () => number): void {
  type Route = { Params: { id: string } };
  api.post<Route>("/midtrans/v2/:id/refund", async ({ params, body }) => refund(ledger, params.id, body, now()));
  api.post<Route>("/midtrans/v2/:id/refund/online/direct", async ({ params, body }) =>
    refund(ledger, params.id, body, now()),
  );
}

function refund(ledger: Ledger, id: string, body: unknown, now: number) {
  const payment = ledger.find(id);
  if (!payment) return unknownTransaction();
  const request = refundSchema.safeParse(body ?? {});
  if (!request.success)
    return refusal("400", "One or more parameters in the payload is invalid.", validationMessages(request.error));
  const key = request.data.refund_key ?? randomUUID();
  if (payment.refunds.some((made) => made.key === key)) return refusal("406", "Duplicate refund key");
  const amount = request.data.amount ?? payment.grossAmount - payment.refundedAmount;
  const total = payment.refundedAmount + amount;
  if (total > payment.grossAmount) return refusal("400", "Refund amount is greater than the transaction amount");
  if (!canBeRefunded(payment)) return refusal("412", "Refund is not supported for this payment type");
  if (payment.refundFate === "refuse")
    return refusal("414", "Refund request is rejected due to merchant insufficient funds");
  const made: Refund = {
    key,
    amount,
    reason: request.data.reason ?? "",
    at: now,
    ...(payment.refundFate === "hold" ? {} : { confirmedAt: now }),
  };
  const changed = noteRefund(ledger, payment, made);
  if (!changed) return cannotModify();
  if (made.confirmedAt !== undefined) void ledger.notify([changed]);
  return {
    ...changeAnswer(changed, "Success, refund request is approved"),
    refund_key: key,
    refund_amount: amountText(amount),
  };
}

function noteRefund(ledger: Ledger, payment: Payment, made: Refund): Payment | undefined {
  const refundedAmount = payment.refundedAmount + made.amount;
  const noted = { ...payment, refunds: [...payment.refunds, made] };
  const status = refundedAmount === payment.grossAmount ? "refund" : "partial_refund";
  return ledger.change(noted, status, { refundedAmount });
}
