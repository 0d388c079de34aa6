import { makeCoupons, selectOwnCoupons } from "../../apps/shop/modules/promotions/promotions.ts";
import type { Platform } from "../../apps/shop/platform/platform.ts";
import { ownCoupons } from "../promotions/demo-promotions.ts";
import { seededShopMembers } from "./seeded-people.ts";

/** Whose they are: the member who has a return in each state. */
export const couponOwner = "putri@gelora.example";

/**
 * Makes coupons of a seeded member's own: two that can be used, of which her first order takes one;
 * one for tiers of the club that she does not have; and one that begins later. With the codes for
 * everyone she then has coupons in each state. Made once; never in production.
 * @returns how many are new
 */
export async function seedCoupons(platform: Platform): Promise<number> {
  const found = seededShopMembers.find(({ member }) => member.email === couponOwner);
  if (!found || platform.configuration.GELORA_ENVIRONMENT === "production") return 0;
  const owner = `member:${found.member.memberCode}`;
  if ((await selectOwnCoupons(platform, owner)).length > 0) return 0;
  const by = { kind: "program", name: "offer-import" } as const;
  let made = 0;
  for (const [offerCode, pieces] of [
    [ownCoupons.thanks, 2],
    [ownCoupons.gold, 1],
    [ownCoupons.later, 1],
  ] as const)
    made += (await makeCoupons(platform, by, offerCode, { pieces, owner })).length;
  return made;
}
