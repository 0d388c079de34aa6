import { openingSku } from "@gelora/contracts/opening-sku.ts";
import type { Language } from "@gelora/locale/language.ts";

/** A product as its page needs it, derived from the contract's answer. */
export type ProductView = {
  readonly code: string;
  readonly name: string;
  /** Of its page, in each language by the name there, without the language's first part. */
  readonly paths: Readonly<Record<Language, string>>;
  readonly brand: string;
  readonly brandCode: string;
  /** Of the first category. */
  readonly categoryCode: string;
  /** The category path's names from the root. */
  readonly trail: readonly string[];
  readonly description: string;
  readonly certificateNo: string;
  readonly colours: readonly ColourChoice[];
  readonly sizes: readonly string[];
  readonly sizing: Sizing;
  readonly skus: readonly SkuView[];
};

/** How its sizes measure up. */
export type Sizing = {
  /** Whether they need a guide: those of balls and weights do not. */
  readonly hasGuide: boolean;
  /** Which of a shopper's sizes they are; empty for those that are not remembered. */
  readonly kind: string;
  /** Sentences on how it turns out, such as "Runs small"; none where nobody says so. */
  readonly fit: readonly string[];
  /**
   * By the size's name: as lists file it, such as `EU-42`, and its other names, such as `UK 8 · US
   * 9`.
   */
  readonly codes: Readonly<Record<string, string>>;
  readonly also: Readonly<Record<string, string>>;
};

export type ColourChoice = {
  readonly code: string;
  readonly name: string;
  /** `#rrggbb`, empty if unknown. */
  readonly hex: string;
  readonly gallery: readonly string[];
};

export type SkuView = {
  readonly code: string;
  /** The number on the box [PDP-04]. */
  readonly no: string;
  readonly org: string;
  /** Its colour's and size's names; empty if the product has no such choice. */
  readonly colour: string;
  readonly size: string;
  readonly sale: number;
  readonly list: number;
  readonly stock: number;
  /** The shipping date of a pre-order product, as `dd/MM/yyyy`; empty for all others. */
  readonly shipsOn: string;
  readonly ribbon: string;
  /** Whether members may be reminded when it is back [RMD-01]. */
  readonly remind: boolean;
  /** The flash sale whose price it has: pieces left, and how many a shopper may have. */
  readonly flash?: { readonly code: string; readonly left: number; readonly most: number };
  /** A flash sale that has not begun: when it does, in words of Jakarta's time, and its price. */
  readonly coming?: { readonly day: string; readonly time: string; readonly price: string };
};

const priceOf = ({ sale }: SkuView): number => sale;

export type Choice = {
  /** The sku whose price, pictures and number are shown [PDP-17]. */
  readonly sku: SkuView;
  readonly colour: string;
  /** Undefined until the shopper chooses one; preset for one-size products. */
  readonly size: string | undefined;
  /** The size is the shopper's remembered one; they have not chosen it here. */
  readonly isMine?: true;
};

/**
 * What an address selects: its skuCode, else the sku that cards quote, of its colour or of all
 * [Q62]. The size counts as chosen only with a skuCode, or if there is only one, or if the
 * shopper's own is available in the shown colour.
 * @param mine the shopper's size of these goods, as lists file it
 */
export function choiceOf(product: ProductView, parameters: URLSearchParams, mine?: string): Choice | undefined {
  const named = product.skus.find(({ code }) => code === parameters.get("skuCode"));
  const colour = product.colours.find(({ code }) => code === parameters.get("colour"))?.name;
  const candidates = product.skus.filter((sku) => !colour || sku.colour === colour);
  const sku = named ?? openingSku(candidates, priceOf) ?? openingSku(product.skus, priceOf);
  if (!sku) return undefined;
  const oneSize = product.sizes.length < 2;
  if (mine && !named && !oneSize) {
    const own = product.skus.find(
      (one) => one.colour === sku.colour && one.stock > 0 && product.sizing.codes[one.size] === mine,
    );
    if (own) return { sku: own, colour: own.colour, size: own.size, isMine: true };
  }
  return { sku, colour: sku.colour, size: named || oneSize ? sku.size : undefined };
}

/** Whether the price shown is the lowest of several: no size is chosen, and others cost more. */
export function isLowestPrice(product: ProductView, { sku, size }: Choice): boolean {
  return (
    size === undefined && product.skus.some((one) => one.colour === sku.colour && one.stock > 0 && one.sale > sku.sale)
  );
}

/**
 * Where choosing a colour leads: to the same size if it exists, else to the colour without a size.
 */
export function colourAddress(product: ProductView, choice: Choice, colour: ColourChoice, others: string): string {
  const same =
    choice.size === undefined
      ? undefined
      : product.skus.find((sku) => sku.colour === colour.name && sku.size === choice.size);
  return `?${same ? `skuCode=${encodeURIComponent(same.code)}` : `colour=${encodeURIComponent(colour.code)}`}${others}`;
}

export type SizeState = "available" | "sold-out" | "not-made";

/** A size in the chosen colour: sizes of other colours are never hidden, they show their state. */
export function sizeStateOf(
  product: ProductView,
  colour: string,
  size: string,
): { readonly state: SizeState; readonly sku: SkuView | undefined } {
  const sku = product.skus.find((one) => one.colour === colour && one.size === size);
  if (!sku) return { state: "not-made", sku: undefined };
  return { state: sku.stock > 0 ? "available" : "sold-out", sku };
}

/** The colours that have a size, for the note beside an unavailable one. */
export function coloursWith(product: ProductView, size: string): readonly string[] {
  return product.skus.filter((sku) => sku.size === size && sku.stock > 0).map(({ colour }) => colour);
}

/** The address's campaign, kept while choosing and sent with the product init [PDP-01]. */
export function otherParameters(parameters: URLSearchParams): string {
  return ["activityCode", "activityType"]
    .flatMap((name) => (parameters.get(name) ? [`&${name}=${encodeURIComponent(parameters.get(name) ?? "")}`] : []))
    .join("");
}

/**
 * Whether 'remind when available' is offered: to members, of a chosen size that is sold out and
 * whose option is on [RMD-01].
 */
export function offersReminder({ sku, size }: Choice, isForMember: boolean): boolean {
  return isForMember && size !== undefined && sku.stock <= 0 && sku.remind;
}
