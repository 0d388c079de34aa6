import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import QRCode from "qrcode";
import type { Payment, PaymentStatus } from "../domain/payment.ts";
import { type ChargeSettings, paymentOf } from "../ledger/charge.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { changeAnswer, chargeAnswer, statusAnswer } from "./answers.ts";
import type { CardTokens, TokenisedCard } from "./card-tokens.ts";
import { chargeRequestSchema, validationMessages } from "./charge-request.ts";
import { mountRefunds } from "./refunds.ts";
import { cannotModify, refusal, unknownTransaction } from "./refusals.ts";

export type ProtocolParts = {
  readonly ledger: Ledger;
  readonly tokens: CardTokens;
  readonly serverKey: string;
  readonly charge: ChargeSettings;
  /** Also notifies of each new pending payment, as the provider does. */
  readonly notifyPending: boolean;
  readonly now: () => number;
};

/**
 * The merchant's side of Midtrans' Core API. As there, an error is in the body's `status_code` with
 * HTTP 200; only a wrong key gets HTTP 401 as well. Clients must read the body.
 */
export function mountMidtrans(server: FastifyInstance, parts: ProtocolParts): void {
  const { ledger } = parts;
  server.register(async (api) => {
    api.addHook("onRequest", merchantOnly(parts.serverKey));
    api.post("/midtrans/v2/charge", (request, reply) => charge(request, reply, parts));
    api.get<{ Params: { id: string } }>("/midtrans/v2/:id/status", async ({ params }) => {
      const payment = ledger.find(params.id);
      return payment ? statusAnswer(payment, parts.serverKey) : unknownTransaction();
    });
    api.post<{ Params: { id: string } }>("/midtrans/v2/:id/cancel", async ({ params }) =>
      change(ledger, params.id, "cancel", "Success, transaction is canceled"),
    );
    api.post<{ Params: { id: string } }>("/midtrans/v2/:id/expire", async ({ params }) =>
      change(ledger, params.id, "expire", "Success, transaction is expired"),
    );
    mountRefunds(api, ledger, parts.now);
  });
  for (const wallet of ["qris", "gopay"]) {
    server.get<{ Params: { id: string } }>(`/midtrans/v2/${wallet}/:id/qr-code`, async ({ params }, reply) => {
      const payment = ledger.find(params.id);
      if (!payment) return reply.code(404).send(unknownTransaction());
      return reply.type("image/png").send(await QRCode.toBuffer(scanText(payment), { margin: 2, width: 400 }));
    });
  }
}

/** The content of a payment's QR code. A wallet's code leads to its own page. */
export function scanText(payment: Payment): string {
  const text = payment.chargeOnly.qr_string;
  return typeof text === "string" ? text : payment.transactionId;
}

/** Basic authentication with the server key as user and an empty password. */
function merchantOnly(serverKey: string) {
  const expected = `Basic ${Buffer.from(`${serverKey}:`).toString("base64")}`;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (sameSecret(request.headers.authorization ?? "", expected)) return undefined;
    return reply.code(401).send(refusal("401", "Unknown Merchant server_key/id"));
  };
}

function charge(request: FastifyRequest, reply: FastifyReply, parts: ProtocolParts): FastifyReply {
  const { ledger } = parts;
  const parsed = chargeRequestSchema.safeParse(request.body);
  if (!parsed.success) {
    return reply.send(
      refusal("400", "One or more parameters in the payload is invalid.", validationMessages(parsed.error)),
    );
  }
  if (ledger.isOrderIdTaken(parsed.data.transaction_details.order_id)) {
    return reply.send(
      refusal(
        "406",
        "The request could not be completed due to a conflict with the current state of the target resource, please try again",
      ),
    );
  }
  let card: TokenisedCard | undefined;
  if (parsed.data.payment_type === "credit_card") {
    card = parts.tokens.take(parsed.data.credit_card.token_id);
    if (!card) return reply.send(refusal("411", "Credit card token is no longer available. Please create a new one."));
  }
  const { payment, message } = paymentOf(parsed.data, card, settingsFor(request, parts.charge), parts.now());
  ledger.open(payment);
  if (card && payment.chargeOnly.redirect_url === undefined) return reply.send(captureAtOnce(ledger, payment, message));
  if (parts.notifyPending) void ledger.notify([payment]);
  return reply.send(chargeAnswer(payment, message));
}

/** A card without 3-D Secure is decided within the charge's own request. */
function captureAtOnce(ledger: Ledger, payment: Payment, message: string) {
  const decided = ledger.change(payment, payment.card?.declined ? "deny" : "capture") ?? payment;
  void ledger.notify([decided]);
  const words =
    decided.status === "deny" ? "Deny by Bank [MANDIRI] with code [05] and message [Do not honour]" : message;
  return chargeAnswer(decided, words);
}

/** The merchant may override the notification addresses of one charge. */
function settingsFor(request: FastifyRequest, settings: ChargeSettings): ChargeSettings {
  const list = (name: string): string[] =>
    String(request.headers[name] ?? "")
      .split(",")
      .map((url) => url.trim())
      .filter((url) => URL.canParse(url));
  const instead = list("x-override-notification");
  const besides = list("x-append-notification");
  return {
    ...settings,
    notificationUrls: [...(instead.length > 0 ? instead : settings.notificationUrls), ...besides].slice(0, 3),
  };
}

function change(ledger: Ledger, id: string, status: PaymentStatus, message: string) {
  const payment = ledger.find(id);
  if (!payment) return unknownTransaction();
  const changed = ledger.change(payment, status);
  if (!changed) return cannotModify();
  void ledger.notify([changed]);
  return changeAnswer(changed, message);
}
