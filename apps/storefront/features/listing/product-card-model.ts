import { firstPicture } from "../../platform/page/picture-address.ts";
import { productAddress } from "../../platform/page/product-address.ts";

/** A product as a card shows it: the page carries this instead of the whole listing answer. */
export type ProductCardData = {
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly address: string;
  readonly media: string;
  readonly sale: number;
  readonly list: number;
  /** Where others of it cost more. */
  readonly isLowest?: boolean;
  /** Colours as `#rrggbb`. */
  readonly colours: readonly string[];
  /** Sizes in stock anywhere, in order; empty for one-size products. */
  readonly sizes: readonly string[];
  readonly soldOut: boolean;
  /** Of reviews; absent without any. */
  readonly rating?: { readonly average: number; readonly count: number };
  readonly ribbon?: {
    readonly text: string;
    readonly image: string;
    readonly right: boolean;
    readonly bottom: boolean;
  };
};

type Attribute = { readonly code: string | null; readonly value: string | null };

/** What a product's ribbon is read from. */
export type RibbonSource = {
  readonly ribbon: {
    readonly ribbonImage: string | null;
    readonly ribbonText: string | null;
    readonly ribbonPosition: string | null;
  } | null;
};

/** The listing's fields that a card needs. */
export type CardSource = RibbonSource & {
  readonly rating?: { readonly average: number; readonly count: number } | null;
  readonly productCode: string;
  readonly productName: string | null;
  readonly mediaLink: string | null;
  readonly mobileMediaLink: string | null;
  readonly productPrice: number | null;
  readonly salePrice: number | null;
  readonly isLowestPrice?: boolean | null;
  /** The colour that picture and prices belong to, if the list was filtered by colour. */
  readonly shownColourCode?: string | null;
  readonly brand: { readonly brandName: string | null } | null;
  readonly skuList:
    | readonly {
        readonly channelSale: { readonly qty: number; readonly soldQty: number } | null;
        /** Requested if the card shows sizes in stock. */
        readonly attributeValues?: readonly Attribute[] | null;
      }[]
    | null;
  readonly saleAttributes:
    | readonly {
        readonly attrCode: string | null;
        readonly values: readonly { readonly valueName: string | null; readonly valueColour: string | null }[] | null;
      }[]
    | null;
};

/** @param device phones get the picture made for them [LST-17] */
export function cardOf(product: CardSource, device: "h5" | "pc"): ProductCardData {
  const { shownColourCode } = product;
  const skus = product.skuList ?? [];
  const inStock = skus.filter(({ channelSale }) => channelSale && channelSale.qty > channelSale.soldQty);
  const media = (device === "h5" && product.mobileMediaLink) || product.mediaLink;
  const name = product.productName ?? "";
  const ribbon = ribbonOf(product);
  return {
    code: product.productCode,
    name,
    brand: product.brand?.brandName ?? "",
    address:
      productAddress(name, product.productCode) +
      (shownColourCode ? `?colour=${encodeURIComponent(shownColourCode)}` : ""),
    media: firstPicture(media),
    sale: product.salePrice ?? 0,
    list: product.productPrice ?? 0,
    colours: valuesOf(product, "colour").flatMap(({ valueColour }) => (valueColour ? [valueColour] : [])),
    sizes: sizesInStock(product, inStock),
    // Out of stock if every sku has sold all it had [LST-11].
    soldOut: inStock.length === 0,
    ...(product.isLowestPrice ? { isLowest: true } : {}),
    ...(ribbon ? { ribbon } : {}),
    ...(product.rating ? { rating: product.rating } : {}),
  };
}

const valuesOf = (product: CardSource, code: string) =>
  product.saleAttributes?.find(({ attrCode }) => attrCode === code)?.values ?? [];

function sizesInStock(product: CardSource, inStock: NonNullable<CardSource["skuList"]>): string[] {
  const names = valuesOf(product, "size").flatMap(({ valueName }) => (valueName ? [valueName] : []));
  if (names.length < 2) return [];
  const there = new Set(
    inStock.map(({ attributeValues }) => attributeValues?.find(({ code }) => code === "size")?.value),
  );
  return names.filter((name) => there.has(name));
}

/** At its position or top left [LST-13]. */
export function ribbonOf({ ribbon }: RibbonSource): ProductCardData["ribbon"] {
  if (!ribbon) return undefined;
  return {
    text: ribbon.ribbonText ?? "",
    image: ribbon.ribbonImage ?? "",
    right: /RIGHT/i.test(ribbon.ribbonPosition ?? ""),
    bottom: /BOTTOM/i.test(ribbon.ribbonPosition ?? ""),
  };
}

/**
 * The discount in whole percent, rounded down so that no more is promised than given, for the
 * ribbon of reduced products without one of their own [LST-12]; undefined if not reduced.
 */
export function percentOff(list: number, sale: number): number | undefined {
  return list > sale && sale >= 0 ? Math.max(1, Math.floor(((list - sale) * 100) / list)) : undefined;
}
