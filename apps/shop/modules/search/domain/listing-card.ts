import type { Language } from "@gelora/locale/language.ts";
import type { ProductActivity } from "../../../platform/schema.generated.ts";
import type { Frame } from "../../catalogue/frame.ts";
import {
  attributeName,
  categoriesAbove,
  colourValues,
  ribbonActivities,
  sizeValues,
} from "../../catalogue/product-parts.ts";
import type { ProductSource } from "../../catalogue/product-source.ts";
import { readColour } from "./colour-words.ts";
import { genderName } from "./facet-names.ts";
import { ListedSku } from "./listed-sku.ts";
import { quoteOf } from "./quoted-card.ts";

export type ListingCard = ReturnType<typeof listingCard>;

/** The ribbon of a card: the first activity with a text or a picture [LST-13]. */
export function ribbonOf(activities: readonly ProductActivity[]): ProductActivity | null {
  return activities.find(({ ribbonImage, ribbonText }) => ribbonImage || ribbonText) ?? null;
}

/**
 * A product as lists show it, in one language and at its common prices [LST-17 to LST-19]: see
 * `quotedCard` for those of a moment.
 */
export function listingCard(source: ProductSource, frame: Frame, language: Language) {
  const brand = frame.brands.get(source.brandCode);
  const activities = ribbonActivities(source, language);
  const listed = { source, language };
  const skuList = source.skus.map((sku) => new ListedSku(listed, sku));
  const colours = source.colours.map(({ colourCode, media, name, swatch }) => ({
    colourCode,
    media,
    ...readColour(Object.values(name), swatch[0]),
  }));
  return {
    productCode: source.productCode,
    /** For promotions: all categories and those above them. */
    categoryCodes: categoriesAbove(source, frame),
    productName: source.name[language],
    rating: source.rating,
    colours,
    ...quoteOf({ skuList, colours }, null),
    brand: {
      brandCode: source.brandCode,
      brandName: brand?.brandName ?? source.brandCode,
      mediaLink: brand?.logo || null,
    },
    attributes: [
      { code: "gender", name: source.gender, value: genderName(source.gender, language) },
      { code: "sport", name: source.sport, value: frame.sports.get(source.sport)?.name[language] ?? source.sport },
    ],
    productActivities: activities,
    ribbon: ribbonOf(activities),
    skuList,
    saleAttributes: [
      {
        attrCode: "colour",
        attrName: attributeName("colour", language),
        attrImage: null,
        values: colourValues(source, language),
      },
      {
        attrCode: "size",
        attrName: attributeName("size", language),
        attrImage: null,
        values: sizeValues(source, language).map((size) => ({ ...size, valueImage: null, valueColour: null })),
      },
    ],
  };
}
