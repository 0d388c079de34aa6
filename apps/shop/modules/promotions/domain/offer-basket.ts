import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { GoodsFacts } from "./goods-cover.ts";

/** A line as offers see it. Amounts are whole rupiah. */
export type OfferLine = GoodsFacts & {
  readonly lineId: string;
  readonly quantity: number;
  /** Of one piece, before any offer: it decides which level is reached. */
  readonly price: number;
  /** What each piece still costs. */
  readonly left: readonly number[];
  /** The merchant has it on sale. */
  readonly isReduced: boolean;
  /** The gift or add-on offer under which it lies in the cart: no other offer sees it. */
  readonly takenUnder: string | null;
};

/** How often an offer has been given, and for how much; today is the day in Jakarta. */
export type OfferUse = {
  readonly byShopper: number;
  readonly total: number;
  readonly today: number;
  readonly spent: number;
  readonly spentToday: number;
};

export type OfferShopper = {
  readonly isMember: boolean;
  /** Undefined when unknown. */
  readonly tierCode: string | undefined;
  readonly hasOrdered: boolean;
};

/** All that decides about offers. */
export type OfferBasket = {
  readonly lines: readonly OfferLine[];
  readonly shopper: OfferShopper;
  readonly distributionType: DistributionType;
  readonly moment: Date;
  /** Still to be paid; undefined until a way of delivery is chosen. */
  readonly freight: number | undefined;
  /** Offers without an entry have not been used. */
  readonly uses: ReadonlyMap<string, OfferUse>;
};
