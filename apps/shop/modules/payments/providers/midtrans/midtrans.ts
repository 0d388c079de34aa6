import { callProvider, type ProviderAnswer, ProviderError } from "@gelora/service-kit/call-provider.ts";
import type { CircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import type { ChargeAnswer, PaymentProvider, RefundAnswer } from "../payment-provider.ts";
import { chargeBody } from "./midtrans-charge.ts";
import { answerSchema, transactionOf, transactionSchema } from "./midtrans-messages.ts";
import { refundBody, refundPath } from "./midtrans-refund.ts";

export type MidtransSettings = {
  /** For instance https://api.midtrans.com */
  readonly url: string;
  readonly serverKey: string;
  /** Where notifications about our charges go. */
  readonly notificationAddress: string;
  readonly breaker: CircuitBreaker;
};

const provider = "midtrans";

/** Midtrans' Core API: charge, status, cancel, refund. Each call times out after 5 s. */
export function createMidtrans(settings: MidtransSettings): PaymentProvider {
  const headers = {
    authorization: `Basic ${Buffer.from(`${settings.serverKey}:`).toString("base64")}`,
    "x-override-notification": settings.notificationAddress,
  };
  const call = (method: "GET" | "POST", path: string, body?: object) =>
    settings.breaker.run(async () => {
      const request = { method, headers, ...(body ? { body } : {}) };
      return readAnswer(await callProvider(provider, `${settings.url}/v2/${path}`, request), method === "POST");
    });
  return {
    charge: async (wish) => chargeAnswer(await call("POST", "charge", chargeBody(wish))),
    status: async (providerOrderId) => {
      const answer = await call("GET", `${encodeURIComponent(providerOrderId)}/status`);
      if (answer.code === "404") return undefined;
      return readTransaction(answer, false);
    },
    cancel: async (providerOrderId) => {
      await call("POST", `${encodeURIComponent(providerOrderId)}/cancel`);
    },
    refund: async (wish) =>
      refundAnswer(
        await call("POST", `${encodeURIComponent(wish.providerOrderId)}/${refundPath(wish)}`, refundBody(wish)),
      ),
  };
}

type Answer = { readonly code: string; readonly message: string; readonly body: unknown };

/**
 * A failure on the provider's side is no response: whether it carried out the request is then
 * unknown.
 */
function readAnswer({ status, body }: ProviderAnswer, outcomeUnknown: boolean): Answer {
  const parsed = answerSchema.safeParse(body);
  const code = parsed.success ? parsed.data.status_code : String(status);
  if (!parsed.success || status >= 500 || code.startsWith("5") || code === "429")
    throw new ProviderError(provider, `answer ${code}`, outcomeUnknown);
  if (code === "401") throw new ProviderError(provider, "rejected our server key", false);
  return { code, message: parsed.data.status_message, body };
}

function chargeAnswer(answer: Answer): ChargeAnswer {
  if (["200", "201", "202"].includes(answer.code)) {
    return { result: "charged", transaction: readTransaction(answer, true) };
  }
  if (answer.code === "406") return { result: "duplicate" };
  if (answer.code === "411") return { result: "card-refused" };
  return { result: "refused", reason: `${answer.code} ${answer.message}` };
}

/** 406: a refund with this key exists. A rejection has a reason in words, for staff. */
function refundAnswer({ code, message }: Answer): RefundAnswer {
  return code === "200" || code === "406"
    ? { result: "taken" }
    : { result: "refused", reason: `${code} ${message}`.trim() };
}

function readTransaction(answer: Answer, outcomeUnknown: boolean) {
  const parsed = transactionSchema.safeParse(answer.body);
  if (parsed.success) return transactionOf(parsed.data);
  throw new ProviderError(
    provider,
    `answer ${answer.code} has not the form of a transaction`,
    outcomeUnknown,
    parsed.error,
  );
}
