import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";

/** The fake's record of one order id. */
type Held = {
  body: Record<string, unknown>;
  status: string;
  statusCode: string;
  amount: string;
  refunds: { refund_key: string; refund_amount: string; bank_confirmed_at?: string }[];
};

/**
 * A payment provider that tests can make slow, silent and forgetful. It implements the few calls
 * that the shop makes.
 */
export type FakeMidtrans = {
  readonly url: string;
  /** How often each order id was successfully charged. */
  readonly charges: ReadonlyMap<string, number>;
  readonly enquiries: () => number;
  /** Whole rupiah refunded of a charge. */
  refundedOf(orderId: string): number;
  /** How the next refunds behave: carried out, rejected, or held until `confirmRefunds`. */
  setRefunds(fate: "allow" | "hold" | "refuse"): void;
  confirmRefunds(orderId: string): void;
  /** A refund that someone made in the provider's console, under a key of the provider's. */
  refundInConsole(orderId: string, key: string, amount: number): void;
  /** The next refunds are carried out, but their responses are lost. */
  loseRefundAnswers(count: number): void;
  /** Changes a transaction without a notification. */
  become(orderId: string, status: string, amount?: string, fraudStatus?: string): void;
  /** The next charges are carried out, but their responses are lost. */
  loseAnswers(count: number): void;
  /**
   * The next status request waits for `release`; its response is of the moment when it came.
   * `arrived` is resolved once it is here.
   */
  holdEnquiry(): { readonly arrived: Promise<void>; release(): void };
  /** Answers only 503 while on. */
  setDown(down: boolean): void;
  /**
   * The notification that the provider would send about its record, with some fields changed after
   * signing.
   */
  notification(orderId: string, changed?: object): object;
  close(): Promise<void>;
};

export const fakeServerKey = "SB-Mid-server-of-the-test";

const chargeSchema = z.looseObject({
  payment_type: z.string(),
  transaction_details: z.object({ order_id: z.string(), gross_amount: z.number() }),
});

const refundSchema = z.object({ refund_key: z.string(), amount: z.number() });

const statusCodes: Readonly<Record<string, string>> = {
  pending: "201",
  settlement: "200",
  capture: "200",
  deny: "202",
};

export async function startFakeMidtrans(): Promise<FakeMidtrans> {
  const held = new Map<string, Held>();
  const charges = new Map<string, number>();
  let enquiries = 0;
  let lost = 0;
  let down = false;
  let refundFate: "allow" | "hold" | "refuse" = "allow";
  let lostRefunds = 0;
  let gate: { arrive(): void; readonly opened: Promise<void> } | undefined;

  const charge = (body: unknown, response: ServerResponse): void => {
    const request = chargeSchema.parse(body);
    const { order_id: orderId, gross_amount: amount } = request.transaction_details;
    if (held.has(orderId)) return send(response, { status_code: "406", status_message: "Duplicate order ID" });
    charges.set(orderId, (charges.get(orderId) ?? 0) + 1);
    const transaction = { transaction_id: randomUUID(), order_id: orderId, currency: "IDR", fraud_status: "accept" };
    const opened = { ...transaction, ...channelFields(request.payment_type) };
    held.set(orderId, { body: opened, status: "pending", statusCode: "201", amount: `${amount}.00`, refunds: [] });
    if (lost > 0) {
      lost -= 1;
      response.destroy();
      return;
    }
    send(response, answerOf(orderId));
  };
  const answerOf = (orderId: string): object => {
    const payment = held.get(orderId);
    if (!payment) return { status_code: "404", status_message: "Transaction doesn't exist." };
    const { body, status, statusCode, amount, refunds } = payment;
    const listed = refunds.length > 0 ? { refunds } : {};
    return { ...body, ...listed, status_code: statusCode, transaction_status: status, gross_amount: amount };
  };
  const become: FakeMidtrans["become"] = (orderId, status, amount, fraudStatus) => {
    const payment = held.get(orderId);
    if (!payment) throw new Error(`nothing was charged as ${orderId}`);
    const body = fraudStatus ? { ...payment.body, fraud_status: fraudStatus } : payment.body;
    const statusCode = statusCodes[status] ?? "200";
    held.set(orderId, { ...payment, body, status, statusCode, amount: amount ?? payment.amount });
  };
  const refund = (orderId: string, wish: unknown, response: ServerResponse): void => {
    const { refund_key: key, amount } = refundSchema.parse(wish);
    const payment = held.get(orderId);
    if (!payment) return send(response, { status_code: "404", status_message: "Transaction doesn't exist." });
    if (payment.refunds.some((one) => one.refund_key === key))
      return send(response, { status_code: "406", status_message: "Duplicate refund key" });
    if (refundFate === "refuse")
      return send(response, { status_code: "414", status_message: "Refund request is rejected" });
    const confirmed = refundFate === "hold" ? {} : { bank_confirmed_at: "2026-11-21 10:00:00" };
    list(orderId, { refund_key: key, refund_amount: `${amount}.00`, ...confirmed });
    if (lostRefunds > 0) {
      lostRefunds -= 1;
      response.destroy();
      return;
    }
    send(response, { ...answerOf(orderId), status_code: "200", refund_key: key });
  };
  const list = (orderId: string, one: Held["refunds"][number]): void => {
    held.get(orderId)?.refunds.push(one);
    become(orderId, `${refundedOf(orderId)}.00` === held.get(orderId)?.amount ? "refund" : "partial_refund");
  };
  const refundedOf = (orderId: string): number =>
    (held.get(orderId)?.refunds ?? []).reduce((sum, one) => sum + Number(one.refund_amount), 0);
  const passGate = async (): Promise<void> => {
    const passed = gate;
    gate = undefined;
    passed?.arrive();
    await passed?.opened;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (down) return send(response, { status_code: "503", status_message: "down" });
    const [, , first = "", action = ""] = (request.url ?? "").split("/");
    if (first === "charge") return charge(await readJson(request), response);
    if (action.startsWith("refund")) return refund(first, await readJson(request), response);
    if (action === "cancel" && held.get(first)?.status === "pending") become(first, "cancel");
    if (action === "status") {
      enquiries += 1;
      const {
        redirect_url: _page,
        qr_string: _code,
        ...reported
      } = { redirect_url: "", qr_string: "", ...answerOf(first) };
      await passGate();
      return send(response, reported);
    }
    send(response, answerOf(first));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    charges,
    enquiries: () => enquiries,
    become,
    loseAnswers: (count) => {
      lost = count;
    },
    refundedOf,
    refundInConsole: (orderId, key, amount) =>
      list(orderId, { refund_key: key, refund_amount: `${amount}.00`, bank_confirmed_at: "2026-11-21 10:00:00" }),
    holdEnquiry: () => {
      const arrival = Promise.withResolvers<void>();
      const opening = Promise.withResolvers<void>();
      gate = { arrive: arrival.resolve, opened: opening.promise };
      return { arrived: arrival.promise, release: opening.resolve };
    },
    setRefunds: (fate) => {
      refundFate = fate;
    },
    confirmRefunds: (orderId) => {
      for (const one of held.get(orderId)?.refunds ?? []) one.bank_confirmed_at = "2026-11-22 10:00:00";
    },
    loseRefundAnswers: (count) => {
      lostRefunds = count;
    },
    setDown: (value) => {
      down = value;
    },
    notification: (orderId, changed = {}) => {
      const reported: Record<string, unknown> = { ...answerOf(orderId) };
      const signed = `${orderId}${String(reported.status_code)}${String(reported.gross_amount)}${fakeServerKey}`;
      return { ...reported, signature_key: createHash("sha512").update(signed).digest("hex"), ...changed };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function channelFields(paymentType: string): object {
  if (paymentType === "bank_transfer") return { va_numbers: [{ bank: "bca", va_number: "3901012345678901" }] };
  if (paymentType === "qris") return { qr_string: "00020101021226" };
  return { redirect_url: "https://provider.example/3ds" };
}

function send(response: ServerResponse, body: object): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}
