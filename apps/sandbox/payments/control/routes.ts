import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type DeliveryPlan, deliveryPlanSchema } from "../../platform/deliveries.ts";
import { steering, wantsPage } from "../../platform/requests.ts";
import { type Payment, type PaymentStatus, paidStatusOf } from "../domain/payment.ts";
import { finishAddress } from "../ledger/finish-address.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { statusAnswer } from "../protocol/answers.ts";

type OrderRoute = { Params: { orderCode: string } };

const actionSchema = deliveryPlanSchema.extend({
  /** Accepts money for a payment that has ended, as happens between banks. */
  force: z.enum(["true", "false"]).default("false"),
  /** Where the browser goes next: back to the payment's page, or on to the merchant. */
  returnTo: z.enum(["page", "merchant"]).default("page"),
});

const forgerySchema = deliveryPlanSchema.extend({
  kind: z.enum(["signature", "amount", "status"]).default("signature"),
});

/**
 * The buttons for people and one-line controls for tests: `POST /payments/{orderCode}/settle`,
 * `/deny`, `/expire`, `/forge`, with `times`, `delayMs`, `order`, `wait` and `force`.
 * The state changes at once; only notifications are late, repeated or out of order.
 */
export function mountPaymentControls(server: FastifyInstance, ledger: Ledger, serverKey: string): void {
  const actions: readonly (readonly [name: string, target: (payment: Payment) => PaymentStatus])[] = [
    ["settle", paidStatusOf],
    ["deny", () => "deny"],
    ["expire", () => "expire"],
  ];
  for (const [name, target] of actions) {
    server.post<OrderRoute>(`/payments/:orderCode/${name}`, async (request, reply) => {
      const options = actionSchema.safeParse(steering(request));
      if (!options.success) return reply.code(400).send({ message: z.prettifyError(options.error) });
      const payment = ledger.findForOrder(request.params.orderCode);
      if (!payment) return reply.code(404).send({ message: "There is no payment for this order." });
      const status = target(payment);
      const changed =
        payment.status === status ? payment : ledger.change(payment, status, { force: options.data.force === "true" });
      if (!changed)
        return reply.code(409).send({ message: `A payment in state ${payment.status} cannot become ${status}.` });
      await tell(ledger, statesToTell(payment, changed, options.data), options.data);
      return answer(request, reply, changed, options.data.returnTo, serverKey);
    });
  }
  server.post<OrderRoute>("/payments/:orderCode/forge", async (request, reply) => {
    const options = forgerySchema.safeParse(steering(request));
    if (!options.success) return reply.code(400).send({ message: z.prettifyError(options.error) });
    const payment = ledger.findForOrder(request.params.orderCode);
    if (!payment) return reply.code(404).send({ message: "There is no payment for this order." });
    await awaited(ledger.notifyForged(payment, options.data.kind, options.data), options.data);
    return answer(request, reply, payment, "page", serverKey);
  });
}

/**
 * Two states are needed to be out of order: the pending one is sent too, after the one that
 * followed it.
 */
function statesToTell(before: Payment, after: Payment, plan: DeliveryPlan): Payment[] {
  return plan.order === "shuffled" ? [{ ...before, status: "pending", settledAt: undefined }, after] : [after];
}

function tell(ledger: Ledger, states: readonly Payment[], plan: DeliveryPlan): Promise<void> {
  return awaited(ledger.notify(states, plan), plan);
}

async function awaited(sending: Promise<void>, plan: DeliveryPlan): Promise<void> {
  if (plan.wait === "true") await sending;
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  payment: Payment,
  returnTo: "page" | "merchant",
  serverKey: string,
) {
  if (!wantsPage(request)) return reply.send(statusAnswer(payment, serverKey));
  return reply.redirect(returnTo === "merchant" ? finishAddress(payment) : `/payments/${payment.orderId}`, 303);
}
