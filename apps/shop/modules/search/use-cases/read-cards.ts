import type { Language } from "@gelora/locale/language.ts";
import { createFollowingCache } from "@gelora/service-kit/following-cache.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ProductActivity } from "../../../platform/schema.generated.ts";
import type { Frame } from "../../catalogue/frame.ts";
import type { ProductSource } from "../../catalogue/product-source.ts";
import { onCatalogueChange, productSources, readFrame } from "../../catalogue/read-models.ts";
import { shownCampaign } from "../../flash-sales/sku-campaign.ts";
import { type ProductActivities, productActivities } from "../../promotions/promotions.ts";
import { type ListingCard, listingCard, ribbonOf } from "../domain/listing-card.ts";
import { quotedCard } from "../domain/quoted-card.ts";

/** A product as it was read, and its cards so far. */
type ListedProduct = { readonly source: ProductSource; readonly cards: Partial<Record<Language, ListingCard>> };

/** Products of about fifteen kilobytes each, with a card in one language. */
const capacity = 6000;
export const listedProducts = platformPart("the cache of cards", () => createFollowingCache<ListedProduct>(capacity));

/** Caches composed cards from now on; they are dropped when their product changes. */
export function cacheCards(platform: Platform): void {
  const cache = listedProducts.of(platform);
  onCatalogueChange(platform, ({ changed, restocked, frameChanged }) => {
    cache.drop(frameChanged ? undefined : [...changed, ...restocked]);
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

/** A card quotes at the prices and from the pieces of its flash sales [LST-19]. */
function withFlashSale(platform: Platform, card: ListingCard, language: Language): ListingCard {
  const shown = card.skuList.map((sku) => shownCampaign(platform, sku, language));
  if (shown.every((one) => one === undefined)) return card;
  const skuList = card.skuList.map((sku, index) => {
    const one = shown[index];
    if (!one) return sku;
    const { price = null, pieces, skuCampaign: campaign, activity } = one;
    return sku.with({ price, pieces, campaign, activities: [activity, ...sku.skuActivities] });
  });
  const first = shown.flatMap((one) => one?.activity ?? []).slice(0, 1);
  return quotedCard({ ...withActivities(card, first), skuList });
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
    skuList: skuList.map((sku) => sku.with({ activities: bySku.get(sku.skuCode) ?? [] })),
  };
  promotedCards.of(platform).set(card, { activities, card: promoted });
  return promoted;
}

function composedCards(
  platform: Platform,
  productCodes: readonly string[],
  language: Language,
): readonly ListingCard[] | Promise<readonly ListingCard[]> {
  const cache = listedProducts.of(platform);
  const known = productCodes.map((code) => cache.get(code)?.cards[language]);
  if (known.every((card) => card !== undefined)) return known;
  return composeMissing(platform, productCodes, language);
}

async function composeMissing(
  platform: Platform,
  productCodes: readonly string[],
  language: Language,
): Promise<ListingCard[]> {
  const cache = listedProducts.of(platform);
  const store = cache.begin();
  const listed = new Map(productCodes.map((code) => [code, cache.get(code)]));
  const frame = await readFrame(platform);
  const missing = productCodes.filter((code) => !listed.get(code));
  for (const source of await platform.database.fromReplica(() => productSources(platform, missing))) {
    const product = { source, cards: {} };
    listed.set(source.productCode, product);
    store(source.productCode, product);
  }
  return productCodes.flatMap((code) => {
    const product = listed.get(code);
    return product ? cardOf(product, frame, language) : [];
  });
}

function cardOf({ source, cards }: ListedProduct, frame: Frame, language: Language): ListingCard {
  cards[language] ??= listingCard(source, frame, language);
  return cards[language];
}
