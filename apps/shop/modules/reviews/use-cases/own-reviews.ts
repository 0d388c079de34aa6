import type { Platform } from "../../../platform/platform.ts";
import { skusWithFit } from "../../catalogue/catalogue.ts";
import type { OrderRecord } from "../../orders/orders.ts";
import { showSmallPictures } from "../../pictures/pictures.ts";
import { selectAllOf, selectOwn } from "../storage/read-reviews.ts";
import { reviewableLines } from "./reviewable-lines.ts";

/**
 * The received lines of an order, each with whether its goods have a fit, and the buyer's review of
 * the product, if there is one.
 */
export async function reviewsOfOrder(platform: Platform, order: OrderRecord) {
  const lines = await reviewableLines(platform, order);
  const codes = [...new Set(lines.map(({ productCode }) => productCode))];
  const own = codes.length === 0 ? [] : await selectOwn(platform, order.owner, codes);
  const withFit = await skusWithFit(
    platform,
    lines.map(({ skuCode }) => skuCode),
  );
  const pictures = await showSmallPictures(
    platform,
    own.map(({ reviewCode }) => reviewCode),
  );
  return lines.map(({ orderItemCode, productCode, skuCode }) => {
    const review = own.find((one) => one.productCode === productCode);
    return {
      orderItemCode,
      hasFit: withFit.has(skuCode),
      review: review && { ...review, pictures: pictures.get(review.reviewCode) ?? [] },
    };
  });
}

/** What a person has written, as they take it along. */
export async function reviewsToTakeOut(platform: Platform, owner: string) {
  return (await selectAllOf(platform, owner)).map(
    ({ productCode, productName, sizeName, stars, fit, text, state, writtenAt }) => ({
      productCode,
      productName,
      sizeName,
      stars,
      fit,
      text,
      state,
      writtenAt: writtenAt.toISOString(),
    }),
  );
}
