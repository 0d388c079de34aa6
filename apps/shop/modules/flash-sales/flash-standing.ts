import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../platform/platform.ts";
import type { FlashHold } from "./storage/holds.ts";
import { heldSku, runningSku } from "./use-cases/live-campaigns.ts";

/** How a sku in a cart stands to the flash sale that offers it. */
export type FlashStanding = {
  readonly campaignCode: string;
  readonly price: Rupiah;
  /** What a piece costs without the flash sale, whole rupiah. */
  readonly commonPrice: Rupiah;
  /** Of a member, and of a device. */
  readonly most: number;
  /** Pieces that are available now, as last read: at most a second old. */
  readonly left: number;
  /** Until when the shopper's pieces are theirs; undefined when they hold none. */
  readonly held: Date | undefined;
  /** The shop's clock when this was read. */
  readonly moment: Date;
};

/**
 * What a cart shows of a flash sale beside a line's price. Undefined where no campaign runs for the
 * sku and the shopper holds none of it, or where its common price is as low.
 * @param commonPrice whole rupiah
 */
export function flashStanding(
  platform: Platform,
  { skuCode, commonPrice }: { readonly skuCode: string; readonly commonPrice: Rupiah },
  hold: FlashHold | undefined,
): FlashStanding | undefined {
  const sku = hold ? heldSku(platform, hold) : runningSku(platform, skuCode);
  const price = hold?.price ?? sku?.price;
  const campaignCode = hold?.campaignCode ?? sku?.campaign.code;
  if (price === undefined || campaignCode === undefined || price >= commonPrice) return undefined;
  return {
    campaignCode,
    price,
    commonPrice,
    most: sku?.mostPerShopper ?? hold?.pieces ?? 1,
    left: sku?.left ?? 0,
    held: hold?.expires,
    moment: platform.clock.now(),
  };
}
