import { openingSku } from "@gelora/contracts/opening-sku.ts";
import type { ListedSku } from "./listed-sku.ts";

/** What a card quotes from: skus with the price and the stock of the moment. */
type Quotable = {
  readonly skuList: readonly ListedSku[];
  readonly colours: readonly { readonly colourCode: string; readonly media: readonly string[] }[];
};

/**
 * The price and picture of the sku that the page behind a card's address opens with [LST-17,
 * LST-19, Q62]. All of them come from here, together and after everything that changes a price or a
 * stock, so that a card never has the price of one colour and the picture of another.
 * @param colourCode the colour that the card's address names, null for none
 */
export function quoteOf({ skuList, colours }: Quotable, colourCode: string | null) {
  const named = colourCode === null ? [] : skuList.filter((one) => one.colourCode === colourCode);
  const offered = named.length > 0 ? named : skuList;
  const sku = openingSku(offered, ({ salePrice }) => salePrice);
  const shown = colours.find((colour) => colour.colourCode === sku?.colourCode) ?? colours[0];
  return {
    ...pictures(shown?.media ?? []),
    productPrice: sku?.productPrice ?? null,
    salePrice: sku?.salePrice ?? null,
    isLowestPrice: sku !== undefined && offered.some((other) => isDearerSize(other, sku)),
    /** Set when a colour was selected: the link then leads to it. */
    shownColourCode: colourCode,
  };
}

/** A card whose skus have another price or stock, or in another colour, as it then is. */
export function quotedCard<Card extends Quotable>(card: Card, colourCode: string | null = null) {
  return { ...card, ...quoteOf(card, colourCode) };
}

const isDearerSize = (other: ListedSku, sku: ListedSku): boolean =>
  other.colourCode === sku.colourCode && other.stock > 0 && other.salePrice > sku.salePrice;

/** The second picture is shown on hover, which phones do not have. */
function pictures(media: readonly string[]) {
  return { mediaLink: media.slice(0, 2).join(","), mobileMediaLink: media[0] ?? "" };
}
