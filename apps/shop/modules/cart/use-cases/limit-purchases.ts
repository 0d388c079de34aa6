import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import { deletePurchaseLimit, upsertPurchaseLimit } from "../storage/purchase-limits.ts";
import { goodsOf } from "./goods-of.ts";
import { forgetPurchaseLimits } from "./purchase-limits.ts";

/**
 * Limits how many of a sku one buyer may have [CRT-06]. Locks the limit's row, by writing it.
 * @param most 1 to 5; undefined removes the limit
 */
export async function limitPurchases(
  platform: Platform,
  staff: StaffPrincipal,
  skuCode: string,
  most: number | undefined,
): Promise<"limited" | "not allowed" | "no such sku"> {
  if (!mayDo(staff, "limit purchases")) return "not allowed";
  const wanted = { distributionType: homeDelivery, language: "en-US" } as const;
  const known = await platform.database.send(await goodsOf(platform, [skuCode], wanted));
  if (!known.has(skuCode)) return "no such sku";
  await platform.database.transaction(async () => {
    if (most === undefined) await deletePurchaseLimit(platform, skuCode);
    else await upsertPurchaseLimit(platform, skuCode, most);
    await recordAct(platform, staff, {
      name: "purchases.limited",
      subject: { kind: "sku", code: skuCode },
      details: { most: most ?? null },
    });
  });
  forgetPurchaseLimits(platform);
  return "limited";
}
