import { type ColourWish, fitOfColour, isNearColour } from "./colour-words.ts";
import type { ListingCard } from "./listing-card.ts";
import { quotedCard } from "./quoted-card.ts";

/**
 * The card in a colour selected as a filter, preferably one in stock: a shopper looking for red
 * shoes sees them in red, at the red ones' price.
 */
export function inColours(card: ListingCard, families: readonly string[]): ListingCard {
  const wanted = card.colours.filter((colour) => families.includes(colour.family) && isSold(card, colour));
  return inColour(card, wanted.find(({ colourCode }) => isInStock(card, colourCode)) ?? wanted[0]);
}

/**
 * The card in the colour that a search names, or one near to it, as it shows one selected as a
 * filter.
 */
export function inAskedColours(card: ListingCard, wishes: readonly ColourWish[]): ListingCard {
  const ranked = card.colours
    .map((colour) => ({ colour, fit: Math.max(0, ...wishes.map((wish) => fitOfColour(colour, wish))) }))
    .filter(({ colour, fit }) => fit > 0 && isSold(card, colour))
    .map(({ colour, fit }) => ({ colour, rank: fit + (isInStock(card, colour.colourCode) ? 2 : 0) }))
    .toSorted((left, right) => right.rank - left.rank);
  const isNear = (colour: Colour) => wishes.some((wish) => isNearColour(colour, wish)) && isSold(card, colour);
  return inColour(card, ranked[0]?.colour ?? card.colours.find(isNear));
}

type Colour = ListingCard["colours"][number];

const inColour = (card: ListingCard, colour: Colour | undefined): ListingCard =>
  colour ? quotedCard(card, colour.colourCode) : card;

/** A colour without a sku is none to show: its page opens in another. */
const isSold = ({ skuList }: ListingCard, { colourCode }: Colour): boolean =>
  skuList.some((sku) => sku.colourCode === colourCode);

const isInStock = ({ skuList }: ListingCard, colourCode: string): boolean =>
  skuList.some((sku) => sku.colourCode === colourCode && sku.stock > 0);
