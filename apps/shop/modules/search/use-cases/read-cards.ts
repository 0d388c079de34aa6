import { type Language, languages } from "@gelora/locale/language.ts";
import { createFollowingCache } from "@gelora/service-kit/following-cache.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ProductActivity } from "../../../platform/schema.generated.ts";
import { onCatalogueChange, productSources, readFrame } from "../../catalogue/read-models.ts";
import { shownCampaign } from "../../flash-sales/sku-campaign.ts";
import { type ProductActivities, productActivities } from "../../promotions/promotions.ts";
import { type ListingCard, listingCard, ribbonOf } from "../domain/listing-card.ts";

/** Cards of a few kilobytes each. */
const capacity = 12_000;
export const listingCards = platformPart("the cache of cards", () => createFollowingCache<ListingCard>(capacity));

/** Caches composed cards from now on; a card is dropped when its product changes. */
export function cacheCards(platform: Platform): void {
  const cache = listingCards.of(platform);
  onCatalogueChange(platform, ({ changed, restocked, frameChanged }) => {
    if (frameChanged) return cache.drop();
    cache.drop([...changed, ...restocked].flatMap((code) => languages.map((language) => `${language} ${code}`)));
  });
  cache.follow();
}

/** The cards of these products, in their order. Products that no longer exist are left out. */
export async function readCards(
  platform: Platform,
  productCodes: readonly string[],
  language: Language,
): Promise<readonly ListingCard[]> {
  const cards = await composedCards(platform, productCodes, language);
  return cards.map((card) => withFlashSale(platform, withPromotions(platform, card, language), language));
}

/** A flash sale's price is the card's, where it is the lowest [LST-19]. */
function withFlashSale(platform: Platform, card: ListingCard, language: Language): ListingCard {
  const shown = card.skuList.map((sku) => shownCampaign(platform, sku, language));
  if (shown.every((one) => one === undefined)) return card;
  const skuList = card.skuList.map((sku, index) => {
    const one = shown[index];
    if (!one) return sku;
    const { price = sku.salePrice, pieces, skuCampaign, activity } = one;
    const channelSale = { ...sku.channelSale, qty: sku.channelSale.qty + pieces };
    return { ...sku, salePrice: price, channelSale, skuCampaign, skuActivities: [activity, ...sku.skuActivities] };
  });
  const cheapest = skuList
    .filter((_, index) => shown[index]?.price !== undefined)
    .toSorted((one, other) => one.salePrice - other.salePrice)[0];
  const isCheaper = cheapest !== undefined && cheapest.salePrice < (card.salePrice ?? Infinity);
  return {
    ...withActivities(card, shown.flatMap((one) => one?.activity ?? []).slice(0, 1)),
    ...(isCheaper ? { salePrice: cheapest.salePrice, productPrice: cheapest.productPrice } : {}),
    skuList,
  };
}

function withActivities(card: ListingCard, first: readonly ProductActivity[]): ListingCard {
  const productActivities = [...first, ...card.productActivities];
  return { ...card, productActivities, ribbon: ribbonOf(productActivities) };
}

type Promoted = { readonly activities: ProductActivities; readonly card: ListingCard };

/**
 * Cards with their promotions, as long as the same ones run: lists show the same cards again and
 * again.
 */
export const promotedCards = platformPart("the promotions of cards", () => new WeakMap<ListingCard, Promoted>());

/** The promotions of the moment come before a product's own ribbon [LST-13, LST-18]. */
function withPromotions(platform: Platform, card: ListingCard, language: Language): ListingCard {
  const { productCode, categoryCodes, brand, skuList } = card;
  const facts = { productCode, categoryCodes, brandCode: brand.brandCode };
  const activities = productActivities(platform, facts, skuList, language);
  const { ofProduct, bySku } = activities;
  if (ofProduct.length === 0) return card;
  const cached = promotedCards.of(platform).get(card);
  if (cached?.activities === activities) return cached.card;
  const promoted = {
    ...withActivities(card, ofProduct),
    skuList: skuList.map((sku) => ({ ...sku, skuActivities: [...(bySku.get(sku.skuCode) ?? [])] })),
  };
  promotedCards.of(platform).set(card, { activities, card: promoted });
  return promoted;
}

function composedCards(
  platform: Platform,
  productCodes: readonly string[],
  language: Language,
): readonly ListingCard[] | Promise<readonly ListingCard[]> {
  const cache = listingCards.of(platform);
  const known = productCodes.map((code) => cache.get(`${language} ${code}`));
  if (known.every((card) => card !== undefined)) return known;
  return composeMissing(platform, productCodes, known, language);
}

async function composeMissing(
  platform: Platform,
  productCodes: readonly string[],
  known: readonly (ListingCard | undefined)[],
  language: Language,
): Promise<ListingCard[]> {
  const store = listingCards.of(platform).begin();
  const missing = productCodes.filter((_, index) => known[index] === undefined);
  const frame = await readFrame(platform);
  const sources = await platform.database.fromReplica(() => productSources(platform, missing));
  const composed = new Map(sources.map((source) => [source.productCode, listingCard(source, frame, language)]));
  for (const [code, card] of composed) store(`${language} ${code}`, card);
  return productCodes.map((code, index) => known[index] ?? composed.get(code)).filter((card) => card !== undefined);
}
