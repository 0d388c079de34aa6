import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import type { ChargeWish } from "../payment-provider.ts";

const longestName = 50;

/** The body of `POST /v2/charge`. */
export function chargeBody(wish: ChargeWish): object {
  return {
    ...methodPart(wish),
    transaction_details: { order_id: wish.providerOrderId, gross_amount: wish.amount },
    item_details: itemLines(wish),
    customer_details: {
      first_name: wish.customer.firstName,
      last_name: wish.customer.lastName,
      email: wish.customer.email,
      phone: wish.customer.mobile,
    },
    custom_expiry: customExpiry(wish),
  };
}

/**
 * The provider counts whole minutes from an order time in whole seconds. Counted back from the
 * deadline, rounded up to the second, they end at most a second after the shopper's deadline and
 * never before it.
 */
function customExpiry({ now, deadline }: Pick<ChargeWish, "now" | "deadline">): object {
  const end = Math.ceil(deadline.getTime() / seconds(1)) * seconds(1);
  const duration = Math.max(1, Math.ceil((end - now.getTime()) / minutes(1)));
  return { order_time: jakartaTime(new Date(end - minutes(duration))), expiry_duration: duration, unit: "minute" };
}

function methodPart(wish: ChargeWish): object {
  const { method } = wish;
  switch (method.type) {
    case "bank_transfer":
      return { payment_type: "bank_transfer", bank_transfer: { bank: method.bank } };
    case "echannel":
      // A label of ten characters at most and its value, which the bank shows in any language.
      return { payment_type: "echannel", echannel: { bill_info1: "Gelora:", bill_info2: wish.providerOrderId } };
    case "qris":
      return { payment_type: "qris", qris: { acquirer: "gopay" } };
    case "gopay":
      return { payment_type: "gopay", gopay: { enable_callback: true, callback_url: wish.finishAddress } };
    case "shopeepay":
      return { payment_type: "shopeepay", shopeepay: { callback_url: wish.finishAddress } };
    case "cstore":
      return { payment_type: "cstore", cstore: { store: method.store, message: "Gelora" } };
    case "credit_card":
      return {
        payment_type: "credit_card",
        credit_card: {
          token_id: wish.cardToken,
          authentication: true,
          callback_url: wish.finishAddress,
          ...(method.instalment ? { bank: method.instalment.bank, installment_term: method.instalment.months } : {}),
        },
        callbacks: { finish: wish.finishAddress },
      };
  }
}

/** They add up to the amount: the provider rejects others. */
function itemLines({ items }: ChargeWish): object[] {
  return items.map(({ id, name, price, quantity }) => ({
    id: id.slice(0, longestName),
    name: name.slice(0, longestName),
    price,
    quantity,
  }));
}

/** `2026-11-21 16:05:09 +0700`, the provider's time format. */
export function jakartaTime(moment: Date): string {
  const wall = new Date(moment.getTime() + 7 * minutes(60)).toISOString();
  return `${wall.slice(0, 10)} ${wall.slice(11, 19)} +0700`;
}
