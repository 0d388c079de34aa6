import type { LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { SalePrice } from "../../catalogue/sale-price.ts";
import type { GoodsFacts, OfferBasket, ReadyOffer, Verdict } from "../../promotions/offers.ts";

/** The sources of adjustments, in the order of application [Q72]. */
export type AdjustmentSource = "SALE_PRICE" | "PROMOTION" | "COUPON" | "POINTS";

/** Why something costs less: a message key with its parameters. */
export type Explanation = {
  readonly word: "salePrice" | "salePriceUntil" | "flashSale" | "offer" | "share" | "gift" | "addOn" | "points";
  readonly values: Readonly<Record<string, string>>;
  /** The name of the offer, in the words of its `{name}`. */
  readonly names?: LocalisedText;
};

export type Adjustment = {
  readonly source: AdjustmentSource;
  /** Which sale, promotion or coupon it was. */
  readonly code: string;
  /** The reduction, above 0. */
  readonly amount: Rupiah;
  readonly explanation: Explanation;
};

/** The part of an adjustment on each unit of a line; the parts add up to its amount. */
export type LineAdjustment = Adjustment & { readonly units: readonly Rupiah[] };

export type BasketLine = GoodsFacts & {
  /** Identifies the line within the basket. */
  readonly lineId: string;
  /** The gift or add-on offer under which it lies in the cart. */
  readonly takenUnder: string | null;
  readonly quantity: number;
  readonly listPrice: Rupiah;
  readonly sale: SalePrice;
};

/** The offers of the moment, and what decides about them besides the goods. */
export type BasketOffers = Pick<OfferBasket, "shopper" | "distributionType" | "uses"> & {
  readonly promotions: readonly ReadyOffer[];
  /** At most one for each order [Q72]. */
  readonly coupon: ReadyOffer | undefined;
};

export type QuoteRequest = {
  readonly lines: readonly BasketLine[];
  /** The owner of the cart or checkout: some offers are personal. */
  readonly buyer: string;
  readonly moment: Date;
  readonly offers: BasketOffers;
  /** How many points the buyer wants to use; one is worth a rupiah [Q72]. */
  readonly points: number;
  /** Before adjustments; 0 until a way of delivery is chosen. */
  readonly freight: Rupiah;
};

export type QuotedLine = BasketLine & {
  /** The current price of one: the list price less the sale [K41]. */
  readonly price: Rupiah;
  /**
   * All units at `price`, less what a gift or add-on is given off; other reductions have rows of
   * their own in the sum.
   */
  readonly goodsAmount: Rupiah;
  readonly adjustments: readonly LineAdjustment[];
  /** The final charge for each unit, after all adjustments. */
  readonly units: readonly Rupiah[];
  /** The sum of `units`. */
  readonly amount: Rupiah;
};

/** What a basket costs and why. Lines and freight add up to the total, to the rupiah. */
export type Quote = {
  readonly lines: readonly QuotedLine[];
  readonly freight: {
    readonly fullAmount: Rupiah;
    readonly adjustments: readonly Adjustment[];
    readonly amount: Rupiah;
  };
  /** What became of each offer; what is said here is in the adjustments. */
  readonly verdicts: readonly Verdict[];
  readonly total: Rupiah;
};
