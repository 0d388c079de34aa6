import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A payment provider and a courier for tests of one process: they answer in their own protocols, at
 * once, and count their requests. The sandbox program implements them fully.
 */
export type TestProviders = {
  readonly environment: { readonly MIDTRANS_URL: string; readonly BITESHIP_URL: string };
  /** Charges by the provider's order id. */
  readonly charges: ReadonlyMap<string, number>;
  /** The values of the parcels that the courier was asked about, in order. */
  readonly parcelValues: readonly number[];
  /** Sets the status of a payment, reported on request. */
  settle(orderId: string, status: "settlement" | "expire" | "deny"): void;
  /** A provider that is down answers 503. */
  setDown(down: boolean): void;
  readonly close: () => Promise<void>;
};

type Held = { readonly amount: number; readonly kind: string; status: string };

export async function openTestProviders(): Promise<TestProviders> {
  const charges = new Map<string, number>();
  const held = new Map<string, Held>();
  const parcelValues: number[] = [];
  let isDown = false;
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    if (request.url === "/v1/rates/couriers") parcelValues.push((body as Parcel).items[0]?.value ?? 0);
    const answer = isDown ? { status: 503, body: {} } : answerTo(request.url ?? "", body, charges, held);
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    environment: { MIDTRANS_URL: url, BITESHIP_URL: url },
    charges,
    parcelValues,
    settle: (orderId, status) => {
      const payment = held.get(orderId);
      if (payment) payment.status = status;
    },
    setDown: (down) => {
      isDown = down;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Parcel = { items: readonly { value: number }[] };
type Charge = { payment_type: string; transaction_details: { order_id: string; gross_amount: number } };

function answerTo(path: string, body: unknown, charges: Map<string, number>, held: Map<string, Held>) {
  if (path === "/v2/charge") return charge(body as Charge, charges, held);
  const [, orderId, verb] = /^\/v2\/([^/]+)\/(status|cancel)$/.exec(path) ?? [];
  if (orderId) {
    const payment = held.get(orderId);
    if (verb === "cancel" && payment?.status === "pending") payment.status = "cancel";
    return { status: 200, body: payment ? transaction(orderId, payment) : { status_code: "404" } };
  }
  if (path === "/v1/rates/couriers") return { status: 200, body: { success: true, pricing: [jne, grab] } };
  if (path === "/v1/orders") return { status: 200, body: courierOrder };
  return { status: 404, body: { status_code: "404", success: false, code: 404 } };
}

function charge(body: Charge, charges: Map<string, number>, held: Map<string, Held>) {
  const { order_id: orderId, gross_amount: amount } = body.transaction_details;
  charges.set(orderId, (charges.get(orderId) ?? 0) + 1);
  if (held.has(orderId)) return { status: 200, body: { status_code: "406", status_message: "duplicate" } };
  const payment = { amount, kind: body.payment_type, status: "pending" };
  held.set(orderId, payment);
  return { status: 200, body: transaction(orderId, payment, "201") };
}

function transaction(orderId: string, { amount, kind, status }: Held, code = "200") {
  return {
    status_code: code,
    transaction_id: `tx-${orderId}`,
    order_id: orderId,
    gross_amount: `${amount}.00`,
    currency: "IDR",
    transaction_status: status,
    fraud_status: "accept",
    ...(kind === "bank_transfer" ? { va_numbers: [{ bank: "bca", va_number: "8000123456" }] } : {}),
    ...(kind === "echannel" ? { bill_key: "990000000260", biller_code: "70012" } : {}),
    ...(kind === "credit_card" ? { redirect_url: "https://provider.example/3ds" } : {}),
  };
}

const grab = {
  courier_code: "grab",
  courier_name: "Grab",
  courier_service_code: "same_day",
  courier_service_name: "Same Day",
  price: 25_000,
  shipment_duration_range: "6 - 8",
  shipment_duration_unit: "hours",
  available_for_cash_on_delivery: false,
};

const jne = {
  courier_code: "jne",
  courier_name: "JNE",
  courier_service_code: "reg",
  courier_service_name: "Reguler",
  price: 18_000,
  shipment_duration_range: "2 - 3",
  shipment_duration_unit: "days",
  available_for_cash_on_delivery: true,
};

const courierOrder = {
  success: true,
  id: "courier-order",
  status: "confirmed",
  courier: { waybill_id: "WB-1", link: null, history: [] },
};

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const part of request) text += part;
  return text === "" ? undefined : JSON.parse(text);
}
