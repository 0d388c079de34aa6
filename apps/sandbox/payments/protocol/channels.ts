import { randomBytes } from "node:crypto";
import { days, hours, type Milliseconds, minutes } from "@gelora/service-kit/durations.ts";
import type { Fields } from "../domain/payment.ts";
import { qrisText } from "../domain/qris.ts";
import type { ChargeRequest } from "./charge-request.ts";

/** What a payment channel adds to a charge. */
export type ChannelOpening = {
  readonly channel: Fields;
  readonly chargeOnly: Fields;
  readonly message: string;
  /** How long it can be paid when the merchant does not say. */
  readonly lifetime: Milliseconds;
};

type Bank = "bca" | "bni" | "bri" | "permata" | "cimb";

/** Each bank's own company number and the length of its account numbers. */
const accountForms: Readonly<Record<Bank, { readonly prefix: string; readonly length: number }>> = {
  bca: { prefix: "39010", length: 16 },
  bni: { prefix: "9888", length: 16 },
  bri: { prefix: "26215", length: 18 },
  permata: { prefix: "8778", length: 16 },
  cimb: { prefix: "1899", length: 16 },
};

/** @param publicUrl where browsers reach the sandbox, without a slash at the end */
export function openChannel(request: ChargeRequest, transactionId: string, publicUrl: string): ChannelOpening {
  const orderId = request.transaction_details.order_id;
  const grossAmount = request.transaction_details.gross_amount;
  const api = `${publicUrl}/midtrans/v2`;
  switch (request.payment_type) {
    case "bank_transfer":
      return openVirtualAccount(request.bank_transfer.bank);
    case "echannel":
      return {
        channel: { bill_key: request.echannel.bill_key ?? randomDigits(12), biller_code: "70012" },
        chargeOnly: {},
        message: "Success, Mandiri Bill transaction is successful",
        lifetime: days(1),
      };
    case "qris":
      return {
        channel: { acquirer: request.qris?.acquirer ?? "gopay" },
        chargeOnly: {
          qr_string: qrisText({ grossAmount, transactionId }),
          actions: [{ name: "generate-qr-code", method: "GET", url: `${api}/qris/${transactionId}/qr-code` }],
        },
        message: "QRIS transaction is created",
        lifetime: minutes(15),
      };
    case "gopay":
      return {
        channel: {},
        chargeOnly: {
          actions: [
            { name: "generate-qr-code", method: "GET", url: `${api}/gopay/${transactionId}/qr-code` },
            { name: "deeplink-redirect", method: "GET", url: `${publicUrl}/payments/${orderId}/wallet` },
            { name: "get-status", method: "GET", url: `${api}/${transactionId}/status` },
            { name: "cancel", method: "POST", url: `${api}/${transactionId}/cancel` },
          ],
        },
        message: "GoPay transaction is created",
        lifetime: minutes(15),
      };
    case "shopeepay":
      return {
        channel: {},
        chargeOnly: {
          channel_response_code: "0",
          channel_response_message: "success",
          actions: [{ name: "deeplink-redirect", method: "GET", url: `${publicUrl}/payments/${orderId}/wallet` }],
        },
        message: "ShopeePay transaction is created",
        lifetime: minutes(5),
      };
    case "cstore":
      return {
        channel: { payment_code: randomDigits(14), store: request.cstore.store },
        chargeOnly: {},
        message: "Success, cstore transaction is successful",
        lifetime: days(1),
      };
    case "credit_card":
      return {
        channel: { bank: "mandiri", card_type: "credit" },
        chargeOnly: request.credit_card.authentication
          ? { redirect_url: `${publicUrl}/payments/${orderId}/authenticate` }
          : {},
        message: "Success, Credit Card transaction is successful",
        lifetime: hours(1),
      };
  }
}

function openVirtualAccount(bank: Bank): ChannelOpening {
  const form = accountForms[bank];
  const number = form.prefix + randomDigits(form.length - form.prefix.length);
  return {
    channel: bank === "permata" ? { permata_va_number: number } : { va_numbers: [{ bank, va_number: number }] },
    chargeOnly: {},
    message:
      bank === "permata"
        ? "Success, PERMATA VA transaction is successful"
        : "Success, Bank Transfer transaction is created",
    lifetime: days(1),
  };
}

function randomDigits(count: number): string {
  return Array.from(randomBytes(count), (byte) => byte % 10).join("");
}
