import type { Language } from "@gelora/locale/language.ts";
import type { Frame } from "../../catalogue/frame.ts";
import { orgCode } from "../../catalogue/organisation.ts";
import { attributeNames, colourValues, ribbonActivities, skuAttributes } from "../../catalogue/product-parts.ts";
import type { ProductSource } from "../../catalogue/product-source.ts";
import { sizeCode, sizeName } from "../../catalogue/size-name.ts";
import { compareSizes } from "../../catalogue/size-order.ts";
import { colourFamily } from "./colour-family.ts";
import { genderNames } from "./facet-names.ts";
import { quotedSku } from "./indexed-product.ts";

export type ListingCard = ReturnType<typeof listingCard>;

/** A product as lists show it, in one language [LST-17 to LST-19]. Plain values alone. */
export function listingCard(source: ProductSource, frame: Frame, language: Language) {
  const quoted = quotedSku(source);
  const brand = frame.brands.get(source.brandCode);
  const shown = source.colours.find((colour) =>
    source.skus.some((sku) => sku.colourCode === colour.colourCode && sku.stock > 0),
  );
  const media = (shown ?? source.colours[0])?.media ?? [];
  return {
    productCode: source.productCode,
    productName: source.name[language],
    ...pictures(media),
    byFamily: source.colours.map((colour) => ({ family: colourFamily(colour.swatch[0]), ...pictures(colour.media) })),
    productPrice: quoted?.listPrice ?? null,
    salePrice: quoted?.salePrice ?? null,
    brand: {
      brandCode: source.brandCode,
      brandName: brand?.brandName ?? source.brandCode,
      mediaLink: brand?.logo ?? null,
    },
    attributes: [
      { code: "gender", name: source.gender, value: genderNames[source.gender]?.[language] ?? source.gender },
      { code: "sport", name: source.sport, value: frame.sports.get(source.sport)?.name[language] ?? source.sport },
    ],
    productActivities: ribbonActivities(source, language),
    skuList: source.skus.map((sku) => ({
      skuCode: sku.skuCode,
      skuName: [source.name[language], ...skuAttributes(source, sku, language).map(({ value }) => value)].join(" "),
      extCode: sku.skuNo,
      barcode: sku.barcode,
      orgCode,
      salePrice: sku.salePrice,
      productPrice: sku.listPrice,
      // What is left is told as the quantity on sale of which nothing is sold: the rule qty <= soldQty then says "empty" at 0 [LST-11, K40].
      channelSale: { qty: sku.stock, soldQty: 0 },
      attributeValues: skuAttributes(source, sku, language),
      skuActivities: [],
      skuCampaign: null,
    })),
    saleAttributes: [
      {
        attrCode: "colour",
        attrName: attributeNames[language].colour,
        attrImage: null,
        values: colourValues(source, language),
      },
      {
        attrCode: "size",
        attrName: attributeNames[language].size,
        attrImage: null,
        values: sizeValues(source, language),
      },
    ],
  };
}

/** The second picture is for pointing at the card; phones have nothing to point with. */
function pictures(media: readonly string[]) {
  return { mediaLink: media.slice(0, 2).join(","), mobileMediaLink: media[0] ?? "" };
}

/** The card with the picture of a colour that was chosen as a filter: who looks for red shoes sees them red. */
export function inColours(card: ListingCard, families: readonly string[]): ListingCard {
  const shown = card.byFamily.find(({ family }) => families.includes(family));
  return shown ? { ...card, mediaLink: shown.mediaLink, mobileMediaLink: shown.mobileMediaLink } : card;
}

function sizeValues(source: ProductSource, language: Language) {
  const names = new Map(
    source.skus.map((sku) => [
      sizeCode(sku.sizeSystem, sku.sizeLabel),
      sizeName(sku.sizeSystem, sku.sizeLabel, language),
    ]),
  );
  return [...names]
    .map(([valueCode, valueName]) => ({ valueCode, valueName, valueImage: null, valueColour: null }))
    .sort((left, right) => compareSizes(left.valueName, right.valueName));
}
