import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { ProviderMethod } from "../domain/channels.ts";
import type { PaymentDetails, PaymentItem } from "../domain/payment.ts";

/** What a charge asks for. */
export type ChargeWish = {
  /** Our name for it there; charged once. */
  readonly providerOrderId: string;
  readonly amount: Rupiah;
  readonly method: ProviderMethod;
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly mobile: string;
  };
  readonly items: readonly PaymentItem[];
  readonly now: Date;
  readonly deadline: Date;
  readonly cardToken?: string | undefined;
  /** Where the browser returns from a page of the provider. */
  readonly finishAddress: string;
};

export type ProviderState = "pending" | "paid" | "declined" | "expired" | "cancelled" | "refunded";

/** What the provider holds about one charge. */
export type ProviderTransaction = {
  readonly reference: string;
  /** As the provider writes it, for instance `150000.00`. */
  readonly amount: string;
  readonly currency: string;
  readonly state: ProviderState;
  readonly details: PaymentDetails;
};

export type ChargeAnswer =
  | { readonly result: "charged"; readonly transaction: ProviderTransaction }
  /** This name has been charged before: ask for it. */
  | { readonly result: "duplicate" }
  /** Nothing was charged: the card or its token was not taken. */
  | { readonly result: "card-refused" }
  /** Nothing was charged, and saying it again would not help. */
  | { readonly result: "refused"; readonly reason: string };

/** One outside party that takes money for the shop. Every function throws ProviderError when there is no usable answer. */
export type PaymentProvider = {
  charge(wish: ChargeWish): Promise<ChargeAnswer>;
  /** Answers undefined when nothing was ever charged under this name. */
  status(providerOrderId: string): Promise<ProviderTransaction | undefined>;
  /** Asks to end what is still open; what has ended stays as it is. Whether it was is told by `status`. */
  cancel(providerOrderId: string): Promise<void>;
};
