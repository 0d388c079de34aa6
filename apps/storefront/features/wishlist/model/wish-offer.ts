import type { ResultOf } from "../../../platform/gateway/document.ts";
import type { wishlistDocument } from "../data/wishlist-documents.ts";

type Page = ResultOf<typeof wishlistDocument>["wishlist"];
export type WishedProduct = Page["dataList"][number];
export type WishItem = Page["itemList"][number];
export type WishedSku = NonNullable<WishedProduct["skuList"]>[number];

/** What a wish costs, in whole rupiah. */
export type WishOffer = {
  readonly sale: number;
  readonly list: number;
  /** True while no size is chosen and others cost more. */
  readonly isLowest: boolean;
  /** By how much it is cheaper than when it was added; 0 when it is not. */
  readonly drop: number;
};

const isInStock = ({ channelSale }: WishedSku): boolean =>
  channelSale !== null && channelSale.qty > channelSale.soldQty;

export function skusInStock({ skuList }: WishedProduct): readonly WishedSku[] {
  return (skuList ?? []).filter(isInStock);
}

/**
 * The offer of the chosen size, so that the card says what the cart takes; before a choice that of
 * the cheapest one in stock. A flash sale may be of one size only [ACC-10, LST-19].
 */
export function wishOffer(
  product: WishedProduct,
  item: WishItem | undefined,
  chosen: WishedSku | undefined,
): WishOffer {
  const skus = skusInStock(product);
  const shown = chosen ?? skus.toSorted((one, other) => saleOf(one) - saleOf(other))[0];
  const usual = product.salePrice ?? 0;
  const sale = shown?.salePrice ?? usual;
  const notedDrop = item?.priceDrop ?? 0;
  return {
    sale,
    list: shown?.productPrice ?? product.productPrice ?? 0,
    isLowest: !chosen && skus.some((sku) => saleOf(sku) > sale),
    // What was noted is the product's price: a size that always cost less has not fallen by more.
    drop: Math.max(0, Math.min(notedDrop, usual + notedDrop - sale)),
  };
}

const saleOf = ({ salePrice }: WishedSku): number => salePrice ?? 0;

/** The flash sale at whose price the card shows a size; undefined at its common price. */
export function flashSaleOf({ skuActivities, skuCampaign, salePrice }: WishedSku): string | undefined {
  if (!skuCampaign || skuCampaign.activityPrice !== salePrice) return undefined;
  const activity = skuActivities?.find(({ activityType }) => activityType === "FLASH_SALE");
  return activity?.activityCode ?? undefined;
}

/** What there is to choose between: a product of one colour is chosen by its size alone. */
export function choiceOf({ saleAttributes }: WishedProduct): "size" | "colour" | "both" {
  const isSeveral = (code: string): boolean =>
    (saleAttributes?.find(({ attrCode }) => attrCode === code)?.values?.length ?? 0) > 1;
  if (!isSeveral("colour")) return "size";
  return isSeveral("size") ? "both" : "colour";
}

/** The size first: a narrow select cuts off what comes last. */
export function skuName({ attributeValues }: WishedSku, choice: ReturnType<typeof choiceOf>): string {
  const codes = choice === "both" ? ["size", "colour"] : [choice];
  return codes.flatMap((code) => attributeValues?.find((one) => one.code === code)?.value || []).join(", ");
}
