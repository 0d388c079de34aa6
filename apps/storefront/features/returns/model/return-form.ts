import type { ReturnLine } from "../return-subject.ts";

/** A size that a line can be exchanged for, and how many of it are left. */
type Size = { readonly skuCode: string; readonly sizeName: string; readonly stock: number };

/** What the shopper wants for what they send. */
export type ReturnMode = "REFUND" | "EXCHANGE";

/** What is said of one line: how many pieces, and why. */
export type LineWish = ReturnLine & {
  readonly count: number;
  /** Pieces that can be returned. */
  readonly most: number;
  /** Money and points that all these pieces are worth. */
  readonly amount: number;
  readonly points: number;
  /** Empty until chosen. */
  readonly reasonCode: string;
  /** The other sizes there are. */
  readonly sizes: readonly Size[];
  /** The size wanted instead; empty until chosen. */
  readonly exchangeSkuCode: string;
};

type Product = {
  readonly orderItemCode: string;
  readonly count: number;
  readonly reasonCode: string;
  readonly exchangeSkuCode?: string;
};

type Returnable = {
  readonly orderItemCode: string;
  readonly count: number;
  readonly amount: number;
  readonly points: number;
  readonly sizes: readonly Size[];
};

/** The chosen lines of which something can be returned, one piece each to begin with. */
export function firstWishes(lines: readonly ReturnLine[], returnable: readonly Returnable[]): readonly LineWish[] {
  return lines.flatMap((line) => {
    const known = returnable.find(({ orderItemCode }) => orderItemCode === line.orderItemCode);
    if (!known || known.count === 0) return [];
    const { count: most, amount, points, sizes } = known;
    return [{ ...line, count: 1, most, amount, points, reasonCode: "", sizes, exchangeSkuCode: "" }];
  });
}

/** The names of the chosen lines of which nothing is left to return. */
export function namesLeftOut(lines: readonly ReturnLine[], wishes: readonly LineWish[]): readonly string[] {
  const asked = new Set(wishes.map(({ orderItemCode }) => orderItemCode));
  return lines.filter(({ orderItemCode }) => !asked.has(orderItemCode)).map(({ name }) => name);
}

export function changeWish(
  wishes: readonly LineWish[],
  orderItemCode: string,
  change: Partial<Pick<LineWish, "count" | "reasonCode" | "exchangeSkuCode">>,
): readonly LineWish[] {
  return wishes.map((wish) => (wish.orderItemCode === orderItemCode ? { ...wish, ...change } : wish));
}

/** The sizes of which there are as many as the line wants. */
export function sizesFor({ sizes, count }: LineWish): readonly Size[] {
  return sizes.filter(({ stock }) => stock >= count);
}

/** Every line must have another size: one return is a refund or an exchange as a whole. */
export function canExchange(wishes: readonly LineWish[]): boolean {
  return withoutOtherSize(wishes).length === 0;
}

/**
 * The names of those in whose way an exchange is: of no other size there are as many as they want.
 */
export function withoutOtherSize(wishes: readonly LineWish[]): readonly string[] {
  return wishes.filter((wish) => sizesFor(wish).length === 0).map(({ name }) => name);
}

/** The size chosen, as long as there are enough of it. */
export function chosenSize(wish: LineWish): Size | undefined {
  return sizesFor(wish).find(({ skuCode }) => skuCode === wish.exchangeSkuCode);
}

/** True when nothing is left to choose. */
export function isComplete(wishes: readonly LineWish[], mode: ReturnMode): boolean {
  return wishes.every((wish) => wish.reasonCode !== "" && (mode === "REFUND" || chosenSize(wish) !== undefined));
}

/**
 * For the preview: a reason that is not chosen yet counts as the shopper's own, so the amount shown
 * never shrinks.
 */
export function productsToPreview(wishes: readonly LineWish[]): Product[] {
  return wishes.map(({ orderItemCode, count, reasonCode }) => ({
    orderItemCode,
    count,
    reasonCode: reasonCode || "OTHER",
  }));
}

export function productsToSend(wishes: readonly LineWish[], mode: ReturnMode): Product[] {
  return wishes.map(({ orderItemCode, count, reasonCode, exchangeSkuCode }) => ({
    orderItemCode,
    count,
    reasonCode,
    ...(mode === "EXCHANGE" ? { exchangeSkuCode } : {}),
  }));
}
