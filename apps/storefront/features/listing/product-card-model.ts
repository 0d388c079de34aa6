import { productAddress } from "../../platform/product-address.ts";

/** A product as a card shows it: what a page carries instead of the listing's whole answer. */
export type ProductCardData = {
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly address: string;
  readonly media: string;
  readonly sale: number;
  readonly list: number;
  /** Colours as `#rrggbb`. */
  readonly colours: readonly string[];
  /** Sizes that are in stock somewhere, in their order; one-size goods have none. */
  readonly sizes: readonly string[];
  readonly soldOut: boolean;
  readonly ribbon?: { readonly text: string; readonly image: string; readonly right: boolean };
};

type Attribute = { readonly code: string | null; readonly value: string | null };

/** The fields of the listing that a card is made of. */
export type CardSource = {
  readonly productCode: string;
  readonly productName: string | null;
  readonly mediaLink: string | null;
  readonly mobileMediaLink: string | null;
  readonly productPrice: number | null;
  readonly salePrice: number | null;
  readonly brand: { readonly brandName: string | null } | null;
  readonly productActivities:
    | readonly {
        readonly ribbonImage: string | null;
        readonly ribbonText: string | null;
        readonly ribbonPosition: string | null;
      }[]
    | null;
  readonly skuList:
    | readonly {
        readonly channelSale: { readonly qty: number; readonly soldQty: number } | null;
        /** Asked for where the card tells the sizes in stock. */
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
  const skus = product.skuList ?? [];
  const inStock = skus.filter(({ channelSale }) => channelSale && channelSale.qty > channelSale.soldQty);
  const media = (device === "h5" ? product.mobileMediaLink : undefined) || product.mediaLink || "";
  const name = product.productName ?? "";
  const ribbon = ribbonOf(product);
  return {
    code: product.productCode,
    name,
    brand: product.brand?.brandName ?? "",
    address: productAddress(name, product.productCode),
    media: media.split(",")[0] ?? "",
    sale: product.salePrice ?? 0,
    list: product.productPrice ?? 0,
    colours: valuesOf(product, "colour").flatMap(({ valueColour }) => (valueColour ? [valueColour] : [])),
    sizes: sizesInStock(product, inStock),
    // Out of stock when every sku has as many sold as there were [LST-11].
    soldOut: inStock.length === 0,
    ...(ribbon ? { ribbon } : {}),
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

/** The first activity that has a ribbon, at its position, top left if it names none [LST-13]. */
function ribbonOf(product: CardSource): ProductCardData["ribbon"] {
  const activity = product.productActivities?.find(({ ribbonImage, ribbonText }) => ribbonImage || ribbonText);
  if (!activity) return undefined;
  return {
    text: activity.ribbonText ?? "",
    image: activity.ribbonImage ?? "",
    right: /RIGHT/i.test(activity.ribbonPosition ?? ""),
  };
}

/** The discount in whole percent, for the ribbon of reduced goods without one of their own [LST-12]; undefined when not reduced. */
export function percentOff(list: number, sale: number): number | undefined {
  return list > sale && sale >= 0 ? Math.max(1, Math.round((1 - sale / list) * 100)) : undefined;
}
