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
  /** The payment period when the merchant sets none. */
  readonly lifetime: Milliseconds;
};

type Bank = "bca" | "bni" | "bri" | "permata" | "cimb";

/** Each bank's company number and the length of its account numbers. */
const accountForms: Readonly<Record<Bank, { readonly prefix: string; readonly length: number }>> = {
  bca: { prefix: "39010", length: 16 },
  bni: { prefix: "9888", length: 16 },
  bri: { prefix: "26215", length: 18 },
  permata: { prefix: "8778", length: 16 },
  cimb: { prefix: "1899", length: 16 },
};

/** @param publicUrl the sandbox's address for browsers, without a trailing slash */
export function openChannel(request: ChargeRequest, transactionId: string, publicUrl: string): ChannelOpening {
  const { order_id: orderId, gross_amount: grossAmount } = request.transaction_details;
  const api = `${publicUrl}/midtrans/v2`;
  const page = `${publicUrl}/payments/${orderId}`;
  switch (request.payment_type) {
    case "bank_transfer":
      return openVirtualAccount(request.bank_transfer.bank);
    case "echannel":
      return openBill(request.echannel.bill_key);
    case "qris":
      return openQris({ acquirer: request.qris?.acquirer, grossAmount, transactionId, api });
    case "gopay":
      return openGopay(transactionId, api, page);
    case "shopeepay":
      return openShopeepay(page);
    case "cstore":
      return openCounter(request.cstore.store);
    case "credit_card":
      return openCard(request.credit_card.authentication ? `${page}/authenticate` : undefined);
  }
}

function openBill(billKey: string = randomDigits(12)): ChannelOpening {
  return {
    channel: { bill_key: billKey, biller_code: "70012" },
    chargeOnly: {},
    message: "Success, Mandiri Bill transaction is successful",
    lifetime: days(1),
  };
}

function openQris(request: {
  readonly acquirer: string | undefined;
  readonly grossAmount: number;
  readonly transactionId: string;
  readonly api: string;
}): ChannelOpening {
  const { acquirer = "gopay", grossAmount, transactionId, api } = request;
  const code = { name: "generate-qr-code", method: "GET", url: `${api}/qris/${transactionId}/qr-code` };
  return {
    channel: { acquirer },
    chargeOnly: { qr_string: qrisText({ grossAmount, transactionId }), actions: [code] },
    message: "QRIS transaction is created",
    lifetime: minutes(15),
  };
}

function openGopay(transactionId: string, api: string, page: string): ChannelOpening {
  return {
    channel: {},
    chargeOnly: {
      actions: [
        { name: "generate-qr-code", method: "GET", url: `${api}/gopay/${transactionId}/qr-code` },
        { name: "deeplink-redirect", method: "GET", url: `${page}/wallet` },
        { name: "get-status", method: "GET", url: `${api}/${transactionId}/status` },
        { name: "cancel", method: "POST", url: `${api}/${transactionId}/cancel` },
      ],
    },
    message: "GoPay transaction is created",
    lifetime: minutes(15),
  };
}

function openShopeepay(page: string): ChannelOpening {
  return {
    channel: {},
    chargeOnly: {
      channel_response_code: "0",
      channel_response_message: "success",
      actions: [{ name: "deeplink-redirect", method: "GET", url: `${page}/wallet` }],
    },
    message: "ShopeePay transaction is created",
    lifetime: minutes(5),
  };
}

function openCounter(store: string): ChannelOpening {
  return {
    channel: { payment_code: randomDigits(14), store },
    chargeOnly: {},
    message: "Success, cstore transaction is successful",
    lifetime: days(1),
  };
}

/** @param authenticateAt the bank's page, when the merchant asks for authentication */
function openCard(authenticateAt: string | undefined): ChannelOpening {
  return {
    channel: { bank: "mandiri", card_type: "credit" },
    chargeOnly: authenticateAt === undefined ? {} : { redirect_url: authenticateAt },
    message: "Success, Credit Card transaction is successful",
    lifetime: hours(1),
  };
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
