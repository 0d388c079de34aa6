/** What the page showed of an order, or shows now. */
export type SeenOrder = {
  readonly lines: readonly SeenLine[];
  readonly couponCode: string | null;
  /** Of a coupon that was applied and is used up or withdrawn. */
  readonly lostCouponCode: string | null;
  /** What became of the coupon. */
  readonly coupon: { readonly saved: number | null } | null;
  readonly promotions: readonly SeenPromotion[];
};

type SeenLine = {
  readonly skuCode: string | null;
  readonly activityCode: string | null;
  readonly productName: string | null;
  readonly quantity: number | null;
  readonly currPrice: number | null;
  readonly flashSale: { readonly holdEnd: string | null } | null;
};

type SeenPromotion = {
  readonly activityCode: string | null;
  readonly activityName: string | null;
  readonly saved: number | null;
};

/** One thing that changed. */
export type OrderChange = {
  /** Of the sku, the coupon or the promotion. */
  readonly code: string;
  /** As the shopper knows it. */
  readonly name: string;
} & (
  | { readonly what: "flashOver" | "holdOver" | "price" | "quantity"; readonly from: number; readonly to: number }
  | { readonly what: NamedChange }
);

type NamedChange =
  | "away"
  | "couponOff"
  | "couponLost"
  | "couponIdle"
  | "couponOn"
  | "promotionOver"
  | "promotionIdle"
  | "promotionBegun";

/**
 * Why an order is no longer what a page showed: prices, and flash sales that ended, coupons taken
 * off in another tab, promotions that ended or began. Compared with what this page showed, since
 * the shop's latest quote may have been shown in another tab.
 */
export function orderChanges(before: SeenOrder, now: SeenOrder): readonly OrderChange[] {
  return [...lineChanges(before.lines, now.lines), ...couponChanges(before, now), ...promotionChanges(before, now)];
}

function lineChanges(before: readonly SeenLine[], now: readonly SeenLine[]): readonly OrderChange[] {
  return before.flatMap((line): readonly OrderChange[] => {
    const of = { code: line.skuCode ?? "", name: line.productName ?? "" };
    const same = now.find((one) => one.skuCode === line.skuCode && one.activityCode === line.activityCode);
    if (!same) return [{ ...of, what: "away" }];
    const price = { from: line.currPrice ?? 0, to: same.currPrice ?? 0 };
    const quantity = { from: line.quantity ?? 0, to: same.quantity ?? 0 };
    return [
      ...(price.from === price.to ? [] : [{ ...of, what: whyOfPrice(line, same), ...price }]),
      ...(quantity.from === quantity.to ? [] : [{ ...of, what: "quantity", ...quantity } as const]),
    ];
  });
}

/** The shop reports a running flash sale also to a shopper who holds none of it. */
function whyOfPrice(before: SeenLine, now: SeenLine): "flashOver" | "holdOver" | "price" {
  const isLost = Boolean(before.flashSale?.holdEnd) && !now.flashSale?.holdEnd;
  if (!isLost || (now.currPrice ?? 0) < (before.currPrice ?? 0)) return "price";
  return now.flashSale ? "holdOver" : "flashOver";
}

function couponChanges(before: SeenOrder, now: SeenOrder): readonly OrderChange[] {
  const [was, is] = [before.couponCode, now.couponCode];
  const of = (what: NamedChange, code: string | null) => (code ? [{ what, code, name: code }] : []);
  if (was === is) return saves(before.coupon) && !saves(now.coupon) ? of("couponIdle", was) : [];
  return [...of(now.lostCouponCode === was ? "couponLost" : "couponOff", was), ...of("couponOn", is)];
}

/** Only those that made a difference to this order, before or now. */
function promotionChanges(before: SeenOrder, now: SeenOrder): readonly OrderChange[] {
  const [given, givenNow] = [before.promotions.filter(saves), now.promotions.filter(saves)];
  const lost = without(given, givenNow).map((one) => {
    const isThere = now.promotions.some(({ activityCode }) => activityCode === one.activityCode);
    return changeOf(isThere ? "promotionIdle" : "promotionOver", one);
  });
  return [...lost, ...without(givenNow, given).map((one) => changeOf("promotionBegun", one))];
}

function without(some: readonly SeenPromotion[], others: readonly SeenPromotion[]): readonly SeenPromotion[] {
  return some.filter(({ activityCode }) => !others.some((other) => other.activityCode === activityCode));
}

function changeOf(what: NamedChange, { activityCode, activityName }: SeenPromotion): OrderChange {
  return { what, code: activityCode ?? "", name: activityName ?? "" };
}

const saves = (standing: { readonly saved: number | null } | null | undefined): boolean => (standing?.saved ?? 0) > 0;
