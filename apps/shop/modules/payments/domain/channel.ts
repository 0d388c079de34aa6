import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { PaymentKind } from "./payment.ts";
import type { say } from "./words.ts";

/** A proper name, the same in every language, or a message with its parameters. */
export type ChannelName =
  | string
  | { readonly word: Parameters<typeof say>[1]; readonly values?: Readonly<Record<string, string>> };

/** How a channel is requested from the provider; cash has no request. */
export type ProviderMethod =
  | { readonly type: "bank_transfer"; readonly bank: "bca" | "bni" | "bri" | "permata" | "cimb" }
  | { readonly type: "echannel" }
  | { readonly type: "qris" }
  | { readonly type: "gopay" }
  | { readonly type: "shopeepay" }
  | {
      readonly type: "credit_card";
      readonly instalment?: { readonly bank: "bca" | "bni" | "mandiri"; readonly months: number };
    }
  | { readonly type: "cstore"; readonly store: "alfamart" | "indomaret" };

/** A selectable channel: a leaf of the tree. */
export type Channel = {
  readonly code: string;
  readonly kind: PaymentKind;
  readonly name: ChannelName;
  /** Its name apart from its group; absent where `name` says it all. */
  readonly nameAlone?: ChannelName;
  /** Whole rupiah, both inclusive. */
  readonly minAmount: number;
  readonly maxAmount: number;
  readonly provider?: ProviderMethod;
  /** For cash only: 11 at the door, 21 in the store. */
  readonly distributionType?: DistributionType;
};

export type ChannelGroup = {
  readonly code: string;
  readonly name: ChannelName;
  readonly children: readonly (ChannelGroup | Channel)[];
};
