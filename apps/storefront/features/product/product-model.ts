/** A product as its page needs it: the contract's answer with its names turned into choices. */
export type ProductView = {
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  /** Names of the category path from the root. */
  readonly trail: readonly string[];
  readonly description: string;
  readonly certificateNo: string;
  readonly colours: readonly ColourChoice[];
  readonly sizes: readonly string[];
  readonly skus: readonly SkuView[];
};

export type ColourChoice = {
  readonly code: string;
  readonly name: string;
  /** `#rrggbb`, empty when unknown. */
  readonly hex: string;
  readonly gallery: readonly string[];
};

export type SkuView = {
  readonly code: string;
  /** The number on the box [PDP-04]. */
  readonly no: string;
  readonly org: string;
  /** The names of its colour and size; empty where the product has no such choice. */
  readonly colour: string;
  readonly size: string;
  readonly sale: number;
  readonly list: number;
  readonly stock: number;
  /** The day from which pre-order goods are sent, as `dd/MM/yyyy`; empty for all others. */
  readonly shipsOn: string;
  readonly ribbon: string;
};

export type Choice = {
  /** The sku whose price, pictures and number are shown [PDP-17]. */
  readonly sku: SkuView;
  readonly colour: string;
  /** Undefined until the shopper has chosen one; goods of one size have it chosen. */
  readonly size: string | undefined;
};

/**
 * What an address chooses: its skuCode; else the first sku in stock of its colour or of all; else the first [Q62].
 * The size counts as chosen only by a skuCode, or where there is but one.
 */
export function choiceOf(product: ProductView, parameters: URLSearchParams): Choice | undefined {
  const named = product.skus.find(({ code }) => code === parameters.get("skuCode"));
  const colour = product.colours.find(({ code }) => code === parameters.get("colour"))?.name;
  const candidates = product.skus.filter((sku) => !colour || sku.colour === colour);
  const sku = named ?? candidates.find(({ stock }) => stock > 0) ?? candidates[0] ?? product.skus[0];
  if (!sku) return undefined;
  const oneSize = product.sizes.length < 2;
  return { sku, colour: sku.colour, size: named || oneSize ? sku.size : undefined };
}

/** Where choosing a colour leads: the same size in it where it is made, else the colour alone. */
export function colourAddress(product: ProductView, choice: Choice, colour: ColourChoice, kept: string): string {
  const same =
    choice.size === undefined
      ? undefined
      : product.skus.find((sku) => sku.colour === colour.name && sku.size === choice.size);
  return `?${same ? `skuCode=${encodeURIComponent(same.code)}` : `colour=${encodeURIComponent(colour.code)}`}${kept}`;
}

export type SizeState = "available" | "sold-out" | "not-made";

/** A size in the chosen colour: choosing a colour never hides a size of another one, it says what is with it. */
export function sizeStateOf(
  product: ProductView,
  colour: string,
  size: string,
): { readonly state: SizeState; readonly sku: SkuView | undefined } {
  const sku = product.skus.find((one) => one.colour === colour && one.size === size);
  if (!sku) return { state: "not-made", sku: undefined };
  return { state: sku.stock > 0 ? "available" : "sold-out", sku };
}

/** The colours in which a size can be had, for the explanation beside one that cannot. */
export function coloursWith(product: ProductView, size: string): readonly string[] {
  return product.skus.filter((sku) => sku.size === size && sku.stock > 0).map(({ colour }) => colour);
}

/** The campaign that an address names, kept while choosing, and sent with the product init [PDP-01]. */
export function keptParameters(parameters: URLSearchParams): string {
  return ["activityCode", "activityType"]
    .flatMap((name) => (parameters.get(name) ? [`&${name}=${encodeURIComponent(parameters.get(name) ?? "")}`] : []))
    .join("");
}
