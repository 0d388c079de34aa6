import type { ReturnLine } from "../return-subject.ts";

/** A size that a line can be exchanged for, and how many of it are left. */
type Size = { readonly skuCode: string; readonly sizeName: string; readonly stock: number };

type SoldOut = { readonly skuCode: string; readonly left: number };

type Refusal = { readonly code: string; readonly details?: Readonly<Record<string, unknown>> };

/** What the shopper wants for what they send. */
export type ReturnMode = "REFUND" | "EXCHANGE";

/** What is said of a line, or of its pieces in one size: how many of them, and why. */
export type LineWish = ReturnLine & {
  /** Of the size that the shopper has. */
  readonly skuCode: string;
  /** May be 0 where other sizes of the line are asked about too. */
  readonly count: number;
  readonly least: number;
  /** Pieces that can be returned. */
  readonly most: number;
  /** Money and points that all these pieces are worth. */
  readonly amount: number;
  readonly points: number;
  /** Empty until chosen. */
  readonly reasonCode: string;
  /** Whether there is another size at all that it could be exchanged for, in stock or not. */
  readonly hasOtherSizes: boolean;
  /** The other sizes there are. */
  readonly sizes: readonly Size[];
  /** The size wanted instead; empty until chosen. */
  readonly exchangeSkuCode: string;
  /** The size that was chosen, and sold out before the request came. */
  readonly soldOutSize?: string;
};

type Product = {
  readonly orderItemCode: string;
  readonly skuCode: string;
  readonly count: number;
  readonly reasonCode: string;
  readonly exchangeSkuCode?: string;
};

type Returnable = {
  readonly orderItemCode: string;
  readonly skuCode: string;
  readonly skuName: string;
  readonly count: number;
  readonly amount: number;
  readonly points: number;
  readonly hasOtherSizes: boolean;
  readonly sizes: readonly Size[];
};

/**
 * The chosen lines of which something can be returned, one piece each to begin with. After an
 * exchange a line may have pieces in several sizes: each is asked about by itself.
 */
export function firstWishes(lines: readonly ReturnLine[], returnable: readonly Returnable[]): readonly LineWish[] {
  return lines.flatMap((line) =>
    returnable
      .filter(({ orderItemCode, count }) => orderItemCode === line.orderItemCode && count > 0)
      .map(({ skuName: name, count: most, ...known }, index, { length }) => ({
        ...known,
        name,
        count: index === 0 ? 1 : 0,
        least: length > 1 ? 0 : 1,
        most,
        reasonCode: "",
        exchangeSkuCode: "",
      })),
  );
}

/** Those of which pieces go back. */
export function askedWishes(wishes: readonly LineWish[]): readonly LineWish[] {
  return wishes.filter(({ count }) => count > 0);
}

/** The names of the chosen lines of which nothing is left to return. */
export function namesLeftOut(lines: readonly ReturnLine[], wishes: readonly LineWish[]): readonly string[] {
  const asked = new Set(wishes.map(({ orderItemCode }) => orderItemCode));
  return lines.filter(({ orderItemCode }) => !asked.has(orderItemCode)).map(({ name }) => name);
}

export function changeWish(
  wishes: readonly LineWish[],
  { orderItemCode, skuCode }: LineWish,
  change: Partial<Pick<LineWish, "count" | "reasonCode" | "exchangeSkuCode">>,
): readonly LineWish[] {
  return wishes.map((wish) =>
    wish.orderItemCode === orderItemCode && wish.skuCode === skuCode ? { ...wish, ...change } : wish,
  );
}

/** The sizes of which there are as many as the line wants. */
export function sizesFor({ sizes, count }: LineWish): readonly Size[] {
  return sizes.filter(({ stock }) => stock >= count);
}

/** What a refused request says of the size that is sold out; undefined for any other refusal. */
export function soldOutOf({ code, details }: Refusal): SoldOut | undefined {
  const { skuCode, left } = details ?? {};
  if (code !== "SOLD_OUT" || typeof skuCode !== "string" || typeof left !== "number") return undefined;
  return { skuCode, left };
}

/** The choices with the remaining pieces of a size; a shopper who has chosen it chooses again. */
export function withSoldOut(wishes: readonly LineWish[], { skuCode, left }: SoldOut): readonly LineWish[] {
  return wishes.map((wish) => {
    const refused = wish.sizes.find((size) => size.skuCode === skuCode && wish.exchangeSkuCode === skuCode);
    const sizes = wish.sizes.map((size) => (size.skuCode === skuCode ? { ...size, stock: left } : size));
    return { ...wish, sizes, ...(refused ? { exchangeSkuCode: "", soldOutSize: refused.sizeName } : {}) };
  });
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

/**
 * False for goods that come in one size only, or were picked up: a choice that can never be made is
 * none. While nothing goes back it is not known of what.
 */
export function offersExchange(wishes: readonly LineWish[]): boolean {
  return wishes.length === 0 || wishes.some(({ hasOtherSizes }) => hasOtherSizes);
}

/** The size chosen, as long as there are enough of it. */
export function chosenSize(wish: LineWish): Size | undefined {
  return sizesFor(wish).find(({ skuCode }) => skuCode === wish.exchangeSkuCode);
}

/** True when something goes back, and nothing is left to choose. */
export function isComplete(wishes: readonly LineWish[], mode: ReturnMode): boolean {
  if (wishes.length === 0) return false;
  return wishes.every((wish) => wish.reasonCode !== "" && (mode === "REFUND" || chosenSize(wish) !== undefined));
}

/**
 * For the preview: a reason that is not chosen yet counts as the shopper's own, so the amount shown
 * never shrinks.
 */
export function productsToPreview(wishes: readonly LineWish[]): Product[] {
  return wishes.map(({ orderItemCode, skuCode, count, reasonCode }) => ({
    orderItemCode,
    skuCode,
    count,
    reasonCode: reasonCode || "OTHER",
  }));
}

export function productsToSend(wishes: readonly LineWish[], mode: ReturnMode): Product[] {
  return wishes.map(({ orderItemCode, skuCode, count, reasonCode, exchangeSkuCode }) => ({
    orderItemCode,
    skuCode,
    count,
    reasonCode,
    ...(mode === "EXCHANGE" ? { exchangeSkuCode } : {}),
  }));
}
