import { createLog } from "@gelora/service-kit/log.ts";
import { readSandboxSettings } from "../configuration.ts";
import { createSandbox, type Sandbox } from "../sandbox.ts";

/** A sandbox whose parcels do not move and whose notifications are retried after milliseconds. */
export function createTestSandbox(environment: Record<string, string> = {}): Promise<Sandbox> {
  const settings = readSandboxSettings({
    PORT: "0",
    SMTP_PORT: "0",
    SANDBOX_URL: "http://sandbox.test",
    STOREFRONT_URL: "http://store.test",
    SHOP_URL: "http://127.0.0.1:9",
    SANDBOX_PARCEL_STEP_MS: "0",
    SANDBOX_RETRY_UNIT_MS: "1",
    LOG_LEVEL: "silent",
    ...environment,
  });
  return createSandbox(settings, createLog("sandbox", "silent"));
}

export const merchantKey = { authorization: `Basic ${Buffer.from("SB-Mid-server-gelora-local:").toString("base64")}` };
export const courierKey = { authorization: "biteship-local-key" };

/**
 * Sends a charge as the merchant's server would. `request` overrides a BCA virtual account for
 * Rp123.000.
 */
export async function charge(
  sandbox: Sandbox,
  orderId: string,
  request: object = {},
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const response = await sandbox.server.inject({
    method: "POST",
    url: "/midtrans/v2/charge",
    headers: { ...merchantKey, ...headers },
    payload: {
      payment_type: "bank_transfer",
      bank_transfer: { bank: "bca" },
      transaction_details: { order_id: orderId, gross_amount: 123_000 },
      ...request,
    },
  });
  return response.json();
}

/** @returns the provider's answer to a status request */
export async function statusOf(sandbox: Sandbox, orderId: string): Promise<Record<string, unknown>> {
  const response = await sandbox.server.inject({ url: `/midtrans/v2/${orderId}/status`, headers: merchantKey });
  return response.json();
}

/** A card's token, as the storefront's page gets it. */
export async function cardToken(sandbox: Sandbox, cardNumber: string): Promise<string> {
  const query = {
    client_key: "SB-Mid-client-gelora-local",
    card_number: cardNumber,
    card_exp_month: "12",
    card_exp_year: "2039",
    card_cvv: "123",
  };
  const response = await sandbox.server.inject({ url: "/midtrans/v2/token", query });
  return response.json().token_id;
}

export const page = { accept: "text/html,application/xhtml+xml" };

/** Submits a form as a browser would. */
export function submit(sandbox: Sandbox, url: string, fields: Record<string, string> = {}) {
  return sandbox.server.inject({
    method: "POST",
    url,
    headers: { ...page, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
}
