import { html } from "@gelora/locale/html.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { sendPage } from "../../console/page.ts";
import type { Deliveries } from "../../platform/deliveries.ts";
import { wantsPage } from "../../platform/requests.ts";
import type { Payment } from "../domain/payment.ts";
import { finishAddress } from "../ledger/finish-address.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { statusAnswer } from "../protocol/answers.ts";
import { cardPage, paymentDetail, paymentList, walletPage } from "./payment-pages.ts";

type OrderRoute = { Params: { orderCode: string } };

/** The one-time code that the bank accepts, as in the provider's own test environment. */
const rightCode = "112233";
const codeTries = 3;

const codeFormSchema = z.object({
  otp: z.string().default(""),
  answer: z.enum(["confirm", "cancel"]).default("confirm"),
});

export function mountPaymentPages(
  server: FastifyInstance,
  ledger: Ledger,
  deliveries: Deliveries,
  serverKey: string,
): void {
  server.get("/payments", async (request, reply) => {
    const payments = ledger.newest(100);
    if (!wantsPage(request)) return payments.map((payment) => statusAnswer(payment, serverKey));
    return sendPage(reply, { title: "Payments", body: paymentList(payments) });
  });
  server.get<OrderRoute>("/payments/:orderCode", async (request, reply) => {
    const payment = ledger.findForOrder(request.params.orderCode);
    if (!wantsPage(request)) {
      return payment
        ? statusAnswer(payment, serverKey)
        : reply.code(404).send({ message: "There is no payment for this order." });
    }
    if (!payment) return noPayment(reply);
    return sendPage(reply, {
      title: `Payment of ${payment.orderId}`,
      body: paymentDetail(payment, deliveries.attemptsAbout(payment.orderId)),
    });
  });
  server.get<OrderRoute>("/payments/:orderCode/wallet", async (request, reply) => {
    const payment = ledger.findForOrder(request.params.orderCode);
    if (!payment) return noPayment(reply);
    if (payment.status !== "pending") return reply.redirect(finishAddress(payment), 303);
    return sendPage(reply, {
      title: payment.paymentType === "gopay" ? "GoPay" : "ShopeePay",
      body: walletPage(payment),
    });
  });
  mountCardAuthentication(server, ledger);
}

function mountCardAuthentication(server: FastifyInstance, ledger: Ledger): void {
  const title = "3-D Secure";
  server.get<OrderRoute>("/payments/:orderCode/authenticate", async (request, reply) => {
    const payment = ledger.findForOrder(request.params.orderCode);
    if (!payment?.card) return noPayment(reply);
    if (payment.status !== "pending") return reply.redirect(finishAddress(payment), 303);
    return sendPage(reply, { title, body: cardPage(payment, false) });
  });
  server.post<OrderRoute>("/payments/:orderCode/authenticate", async (request, reply) => {
    const payment = ledger.findForOrder(request.params.orderCode);
    if (!payment?.card) return noPayment(reply);
    const form = codeFormSchema.safeParse(request.body ?? {});
    if (!form.success) return sendPage(reply, { title, status: 400, body: cardPage(payment, true) });
    if (payment.status !== "pending") return reply.redirect(finishAddress(payment), 303);
    const wrong = form.data.answer === "confirm" && form.data.otp !== rightCode;
    if (wrong && payment.card.wrongCodes + 1 < codeTries) {
      ledger.note({ ...payment, card: { ...payment.card, wrongCodes: payment.card.wrongCodes + 1 } });
      return sendPage(reply, { title, status: 422, body: cardPage(payment, true) });
    }
    const refused = wrong || form.data.answer === "cancel" || payment.card.declined;
    return reply.redirect(finishAddress(decide(ledger, payment, refused)), 303);
  });
}

function decide(ledger: Ledger, payment: Payment, refused: boolean): Payment {
  const decided = ledger.change(payment, refused ? "deny" : "capture") ?? payment;
  void ledger.notify([decided]);
  return decided;
}

function noPayment(reply: FastifyReply): FastifyReply {
  return sendPage(reply, {
    title: "No such payment",
    status: 404,
    body: html`<p>There is no payment for this order. <a href="/payments">See all payments</a></p>`,
  });
}
