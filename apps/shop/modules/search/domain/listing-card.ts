import { openingSku } from "@gelora/contracts/opening-sku.ts";
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
import { type ColourWish, fitOfColour, isNearColour, readColour } from "./colour-words.ts";
import { genderName } from "./facet-names.ts";
import { ListedSku } from "./listed-sku.ts";

export type ListingCard = ReturnType<typeof listingCard>;

/** The ribbon of a card: the first activity with a text or a picture [LST-13]. */
export function ribbonOf(activities: readonly ProductActivity[]): ProductActivity | null {
  return activities.find(({ ribbonImage, ribbonText }) => ribbonImage || ribbonText) ?? null;
}

/** A product as lists show it, in one language [LST-17 to LST-19]. */
export function listingCard(source: ProductSource, frame: Frame, language: Language) {
  const quoted = openingSku(source.skus, ({ salePrice }) => salePrice);
  const brand = frame.brands.get(source.brandCode);
  const shown = source.colours.find(({ colourCode }) => colourCode === quoted?.colourCode);
  const activities = ribbonActivities(source, language);
  const listed = { source, language };
  return {
    productCode: source.productCode,
    /** For promotions: all categories and those above them. */
    categoryCodes: categoriesAbove(source, frame),
    productName: source.name[language],
    rating: source.rating,
    ...pictures((shown ?? source.colours[0])?.media ?? []),
    colours: source.colours.map((colour) => colourCard(source, colour)),
    ...prices(source.skus, quoted),
    /** Set when a colour was selected: the link then leads to it. */
    shownColourCode: null as string | null,
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
    skuList: source.skus.map((sku) => new ListedSku(listed, sku)),
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

/** The second picture is shown on hover, which phones do not have. */
function pictures(media: readonly string[]) {
  return { mediaLink: media.slice(0, 2).join(","), mobileMediaLink: media[0] ?? "" };
}

/** A card's content for one selected colour of its product. */
function colourCard(source: ProductSource, colour: ProductSource["colours"][number]) {
  const skus = source.skus.filter(({ colourCode }) => colourCode === colour.colourCode);
  return {
    ...readColour(Object.values(colour.name), colour.swatch[0]),
    isInStock: skus.some(({ stock }) => stock > 0),
    shown: {
      ...pictures(colour.media),
      ...prices(
        skus,
        openingSku(skus, ({ salePrice }) => salePrice),
      ),
      shownColourCode: colour.colourCode,
    },
  };
}

type Skus = ProductSource["skus"];

function prices(skus: Skus, quoted: Skus[number] | undefined) {
  const price = quoted?.salePrice ?? Infinity;
  const isLowestPrice = skus.some(({ stock, salePrice }) => stock > 0 && salePrice > price);
  return { productPrice: quoted?.listPrice ?? null, salePrice: quoted?.salePrice ?? null, isLowestPrice };
}

/**
 * The card in a colour selected as a filter, preferably one in stock: a shopper looking for red
 * shoes sees them in red, at the red ones' price.
 */
export function inColours(card: ListingCard, families: readonly string[]): ListingCard {
  const wanted = card.colours.filter(({ family }) => families.includes(family));
  const chosen = wanted.find(({ isInStock }) => isInStock) ?? wanted[0];
  return chosen ? { ...card, ...chosen.shown } : card;
}

/**
 * The card in the colour that a search names, or one near to it, as it shows one selected as a
 * filter.
 */
export function inAskedColours(card: ListingCard, wishes: readonly ColourWish[]): ListingCard {
  const ranked = card.colours
    .map((colour) => ({ colour, fit: Math.max(0, ...wishes.map((wish) => fitOfColour(colour, wish))) }))
    .filter(({ fit }) => fit > 0)
    .map(({ colour, fit }) => ({ colour, rank: fit + (colour.isInStock ? 2 : 0) }))
    .toSorted((left, right) => right.rank - left.rank);
  const shown = ranked[0]?.colour ?? card.colours.find((colour) => wishes.some((wish) => isNearColour(colour, wish)));
  return shown ? { ...card, ...shown.shown } : card;
}
