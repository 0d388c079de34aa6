import { shownCalendarDay } from "@gelora/locale/calendar-day.ts";
import { type CardSource, cardOf, type ProductCardData } from "../../listing/product-card-model.ts";

type CardSku = NonNullable<CardSource["skuList"]>[number];

/** A product with the price of each of its skus as it is today. */
type PricedProduct = Omit<CardSource, "skuList"> & {
  readonly skuList: readonly (CardSku & { readonly skuCode: string; readonly salePrice: number | null })[] | null;
};

type SkuAnswer = {
  readonly skuCode: string;
  readonly skuName: string | null;
  readonly product: PricedProduct;
  readonly productPrice: number | null;
  readonly skuCampaign: {
    readonly shippingTime: string | null;
    readonly maxPerUser: number | null;
    readonly activityPrice: number | null;
    readonly activityStock: number | null;
  };
  readonly quota: number;
};

export type FlashSaleAnswer = {
  readonly serverTime: string;
  readonly campaignList: readonly {
    readonly activityCode: string;
    readonly activityName: string;
    readonly state: string;
    readonly beginTime: string;
    readonly endTime: string;
    readonly skuList: readonly SkuAnswer[];
  }[];
};

export type FlashPiece = {
  readonly skuCode: string;
  readonly skuName: string;
  /** At the flash sale's price, while it runs. */
  readonly card: ProductCardData;
  /** At today's price: before the flash sale nothing is reduced by it. */
  readonly cardBefore: ProductCardData;
  /** The flash sale's price, whole rupiah. */
  readonly price: number;
  readonly left: number;
  readonly quota: number;
  readonly mostPerShopper: number;
  /** The first day a pre-order is shipped, `dd/MM/yyyy`; empty for at once. */
  readonly shipsOn: string;
};

export type FlashCampaign = {
  readonly code: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly begins: number;
  readonly ends: number;
  readonly pieces: readonly FlashPiece[];
};

/** @param device phones get the pictures made for them */
export function campaignsOf({ campaignList }: FlashSaleAnswer, device: "h5" | "pc"): readonly FlashCampaign[] {
  return campaignList.map(({ activityCode, activityName, beginTime, endTime, skuList }) => ({
    code: activityCode,
    name: activityName,
    begins: Date.parse(beginTime),
    ends: Date.parse(endTime),
    pieces: skuList.map((sku) => pieceOf(sku, device)),
  }));
}

/** The card of one size, at the flash sale's price, that leads to that size. */
function pieceOf({ skuCode, skuName, product, productPrice, skuCampaign, quota }: SkuAnswer, device: "h5" | "pc") {
  const card = cardOf(product, device);
  const left = skuCampaign.activityStock ?? 0;
  const address = `${card.address.split("?")[0]}?skuCode=${encodeURIComponent(skuCode)}`;
  const price = skuCampaign.activityPrice ?? card.sale;
  const list = productPrice ?? card.list;
  const today = product.skuList?.find((sku) => sku.skuCode === skuCode)?.salePrice ?? list;
  const { ribbon: _ribbon, isLowest: _isLowest, ...ofProduct } = card;
  const plain = { ...ofProduct, address, list, sizes: [] };
  return {
    skuCode,
    skuName: skuName ?? "",
    card: { ...plain, sale: price, soldOut: left === 0 },
    cardBefore: { ...plain, sale: today, soldOut: false },
    price,
    left,
    quota,
    mostPerShopper: skuCampaign.maxPerUser ?? 1,
    shipsOn: skuCampaign.shippingTime ? shownCalendarDay(skuCampaign.shippingTime) : "",
  };
}

export type Phases = {
  readonly running: readonly FlashCampaign[];
  /** The next one; later ones are shown when it has begun. */
  readonly coming: readonly FlashCampaign[];
  readonly past: readonly FlashCampaign[];
};

/** By the shop's clock, so that a campaign moves on while the page is open [PRM-17]. */
export function phasesAt(campaigns: readonly FlashCampaign[], now: number): Phases {
  return {
    running: campaigns.filter(({ begins, ends }) => begins <= now && now < ends),
    coming: campaigns.filter(({ begins }) => now < begins).slice(0, 1),
    past: campaigns.filter(({ ends }) => ends <= now).toReversed(),
  };
}

/** What of a quota is gone, in whole percent; 100 only when nothing is left. */
export function goneOf({ left, quota }: Pick<FlashPiece, "left" | "quota">): number {
  return left === 0 ? 100 : Math.floor(((quota - left) * 100) / quota);
}
