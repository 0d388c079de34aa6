import { once } from "node:events";
import { createServer } from "node:http";
import { z } from "zod";

/**
 * Responses of Midtrans' Core API as documented (docs.midtrans.com: the charge reference of each
 * channel, "Get transaction status", "Code statuses"), for the order ids of the contract test. They
 * include fields that the shop does not read.
 */
const common = {
  merchant_id: "G141532850",
  gross_amount: "95000.00",
  currency: "IDR",
  transaction_time: "2024-07-04 10:53:53",
  transaction_status: "pending",
  fraud_status: "accept",
  expiry_time: "2024-07-05 10:53:53",
} as const;

const charges: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "contract-bca": {
    ...common,
    status_code: "201",
    status_message: "Success, Bank Transfer transaction is created",
    transaction_id: "9aed5972-5b6a-401e-894b-a32c91ed1a3a",
    order_id: "contract-bca",
    payment_type: "bank_transfer",
    va_numbers: [{ bank: "bca", va_number: "91019021579" }],
  },
  "contract-permata": {
    ...common,
    status_code: "201",
    status_message: "Success, PERMATA VA transaction is successful",
    transaction_id: "a3b75ca9-8b52-445b-99c8-c2cc742a0991",
    order_id: "contract-permata",
    payment_type: "bank_transfer",
    permata_va_number: "8778000002332015",
  },
  "contract-mandiri": {
    ...common,
    status_code: "201",
    status_message: "OK, Mandiri Bill transaction is successful",
    transaction_id: "abb2d93f-dae3-4183-936d-4145423ad72f",
    order_id: "contract-mandiri",
    payment_type: "echannel",
    bill_key: "990000000260",
    biller_code: "70012",
  },
  "contract-qris": {
    ...common,
    status_code: "201",
    status_message: "QRIS transaction is created",
    transaction_id: "0d8178e1-c6c7-4ab4-81a6-893be9d924ab",
    order_id: "contract-qris",
    payment_type: "qris",
    acquirer: "gopay",
    qr_string: "00020101021226620014COM.GO-JEK.WWW011993600914385682580702120000000000000303UME",
    actions: [
      {
        name: "generate-qr-code",
        method: "GET",
        url: "https://api.midtrans.com/v2/qris/0d8178e1-c6c7-4ab4-81a6-893be9d924ab/qr-code",
      },
    ],
  },
  "contract-gopay": {
    ...common,
    status_code: "201",
    status_message: "GoPay transaction is created",
    transaction_id: "231c79c5-e39e-4993-86da-cadcaee56c1d",
    order_id: "contract-gopay",
    payment_type: "gopay",
    actions: [
      {
        name: "generate-qr-code",
        method: "GET",
        url: "https://api.midtrans.com/v2/gopay/231c79c5-e39e-4993-86da-cadcaee56c1d/qr-code",
      },
      {
        name: "deeplink-redirect",
        method: "GET",
        url: "https://simulator.midtrans.com/gopay/ui/checkout?referenceid=OSpQ6zYcFt",
      },
    ],
  },
  "contract-alfamart": {
    ...common,
    status_code: "201",
    status_message: "Success, cstore transaction is successful",
    transaction_id: "f1d381f0-7519-4139-b28f-81c2b3ca38ea",
    order_id: "contract-alfamart",
    payment_type: "cstore",
    payment_code: "010811223344",
    store: "alfamart",
  },
  "contract-card": {
    ...common,
    status_code: "201",
    status_message: "Success, Credit Card transaction is successful",
    transaction_id: "f5fa3b8a-7e5c-4b1e-a4ea-1d0bb35a5b2e",
    order_id: "contract-card",
    payment_type: "credit_card",
    bank: "bni",
    masked_card: "48111111-1114",
    card_type: "credit",
    redirect_url: "https://api.midtrans.com/v2/token/rba/redirect/481111-1114-f5fa3b8a-7e5c-4b1e-a4ea-1d0bb35a5b2e",
  },
};

/** Fields of charge responses only. */
const chargeOnly = ["actions", "qr_string", "redirect_url"];

/**
 * "Get transaction status" of a transaction with refunds, and the response of "Direct refund
 * transaction".
 */
type DocumentedRefund = { readonly refund_key: string; readonly refund_amount: string };

const refundWish = z.object({ refund_key: z.string(), amount: z.number() });

export async function startDocumentedMidtrans(): Promise<{
  url: string;
  /** The shopper pays. */
  settle(orderId: string): void;
  close(): Promise<void>;
}> {
  const charged = new Set<string>();
  const cancelled = new Set<string>();
  const settled = new Set<string>();
  const refunds = new Map<string, DocumentedRefund[]>();
  const statusOf = (orderId: string): object => {
    const answer = charges[orderId];
    if (!answer || !charged.has(orderId))
      return { status_code: "404", status_message: "Transaction doesn't exist.", id: "59ab2e2f-2b3c-4a0a-8a69" };
    const reported = Object.fromEntries(Object.entries(answer).filter(([name]) => !chargeOnly.includes(name)));
    const state = stateOf(orderId);
    return {
      ...reported,
      ...state,
      signature_key: "2802a264cb978fbc59f631c68d120cbda8dc853f5dfdc52301c615cf4f14e7a0b09aa",
    };
  };
  const stateOf = (orderId: string): object => {
    if (cancelled.has(orderId)) return { status_code: "200", transaction_status: "cancel" };
    if (!settled.has(orderId)) return {};
    const made = refunds.get(orderId) ?? [];
    if (made.length === 0) return { status_code: "200", transaction_status: "settlement" };
    const sum = made.reduce((total, one) => total + Number(one.refund_amount), 0);
    return {
      status_code: "200",
      transaction_status: sum === 95_000 ? "refund" : "partial_refund",
      refund_amount: `${sum}.00`,
      refunds: made.map((one, place) => ({
        refund_chargeback_id: place + 1,
        created_at: "2024-07-05 09:00:00",
        reason: "for some reason",
        refund_method: "online",
        bank_confirmed_at: "2024-07-05 09:00:05",
        ...one,
      })),
    };
  };
  /** "If you want to retry the same refund request please use the same refund_key." */
  const refundOf = (orderId: string, text: string): object => {
    const { refund_key, amount } = refundWish.parse(JSON.parse(text));
    if (!settled.has(orderId) || !["contract-gopay", "contract-qris"].includes(orderId))
      return { status_code: "412", status_message: "Transaction status cannot be updated." };
    const made = refunds.get(orderId) ?? [];
    if (!made.some((one) => one.refund_key === refund_key))
      refunds.set(orderId, [...made, { refund_key, refund_amount: `${amount}.00` }]);
    const refunded = { status_message: "Success, refund request is approved", refund_chargeback_id: 1, refund_key };
    return { ...common, order_id: orderId, ...stateOf(orderId), status_code: "200", ...refunded };
  };
  const chargeOf = (orderId: string, token: string | undefined): object => {
    if (token === "used-up")
      return {
        status_code: "411",
        status_message: "Credit card token is no longer available. Please create a new one.",
      };
    if (charged.has(orderId)) return { status_code: "406", status_message: "Duplicate order ID." };
    charged.add(orderId);
    return charges[orderId] ?? { status_code: "402", status_message: "Payment channel is not activated." };
  };
  const server = createServer(async (request, response) => {
    const [, , first = "", action] = (request.url ?? "").split("/");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString("utf8");
    if (action === "cancel") cancelled.add(first);
    const body =
      first === "charge"
        ? chargeOf(/"order_id":"([^"]+)"/.exec(text)?.[1] ?? "", /"token_id":"([^"]+)"/.exec(text)?.[1])
        : action === "refund"
          ? refundOf(first, text)
          : statusOf(first);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    settle: (orderId) => void settled.add(orderId),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
