import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Failure } from "@gelora/outcomes/outcome.ts";
import type { TypedAddress } from "../../addresses/addresses.ts";
import type { ChargedOrder } from "../../orders/orders.ts";
import type { PointsPermission } from "../../points/points.ts";

/** What the shopper filled in. */
export type PlacingForm = {
  readonly checkoutId: string;
  readonly distributionType: DistributionType;
  readonly address: TypedAddress | undefined;
  readonly storeCode: string | undefined;
  readonly shippingMethodCode: string | undefined;
  readonly paymentChannelCode: string | undefined;
  readonly cardToken: string | undefined;
  readonly termsAccepted: boolean;
  readonly dataConsent: boolean;
  readonly remark: string | undefined;
  /** The total that was shown. */
  readonly agreedTotal: number | undefined;
  /** Undefined: as the checkout says. */
  readonly usePoint: boolean | undefined;
  readonly permission: PointsPermission | undefined;
  /** As typed. */
  readonly guestLoyaltyMobile: string | undefined;
};

export type Buyer = {
  readonly owner: string;
  readonly accountCode: string;
  readonly email: string;
  /** Without the +62 prefix. */
  readonly mobile: string;
  readonly language: Language;
  /** Where the call comes from, for limits. */
  readonly source: string;
};

export type Placing =
  /** `isPlacedBefore`: an earlier call placed the order, with the choices of that one. */
  | { readonly ok: true; readonly value: ChargedOrder; readonly isPlacedBefore: boolean }
  /** All errors, in the order of the page; the first is the response's code. */
  | { readonly ok: false; readonly failures: readonly [Failure, ...Failure[]] };
