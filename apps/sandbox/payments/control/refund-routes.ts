import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { steering } from "../../platform/requests.ts";
import { refundFates } from "../domain/payment.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { statusAnswer } from "../protocol/answers.ts";

const fateSchema = z.object({ fate: z.enum(refundFates) });

/**
 * Controls for refunds: `POST /payments/{orderCode}/refunds?fate=hold` delays the bank's
 * confirmation, `refuse` rejects refunds, `allow` is the default;
 * `POST /payments/{orderCode}/refunds/confirm` sends the delayed confirmation. To lose an answer,
 * set a fault for the party `refunds`.
 */
export function mountRefundControls(
  server: FastifyInstance,
  ledger: Ledger,
  serverKey: string,
  now: () => number,
): void {
  type Route = { Params: { orderCode: string } };
  const missing = { message: "There is no payment for this order." };
  server.post<Route>("/payments/:orderCode/refunds", async (request, reply) => {
    const requested = fateSchema.safeParse(steering(request));
    if (!requested.success) return reply.code(400).send({ message: z.prettifyError(requested.error) });
    const payment = ledger.findForOrder(request.params.orderCode);
    if (!payment) return reply.code(404).send(missing);
    const noted = { ...payment, refundFate: requested.data.fate };
    ledger.note(noted);
    return statusAnswer(noted, serverKey);
  });
  server.post<Route>("/payments/:orderCode/refunds/confirm", async (request, reply) => {
    const payment = ledger.findForOrder(request.params.orderCode);
    if (!payment) return reply.code(404).send(missing);
    const refunds = payment.refunds.map((made) => ({ ...made, confirmedAt: made.confirmedAt ?? now() }));
    const confirmed = { ...payment, refunds };
    ledger.note(confirmed);
    await ledger.notify([confirmed]);
    return statusAnswer(confirmed, serverKey);
  });
}
