import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { offerDocument } from "../domain/stored-offer.ts";
import { insertCouponCodes } from "../storage/coupon-codes.ts";
import { upsertOffer } from "../storage/offers.ts";
import { followPromotions } from "./live-promotions.ts";

/**
 * Writes promotions and coupons, in place of those with their codes, all or none. Takes no lock
 * beyond the rows it writes; the last writer of a code wins.
 * @throws ZodError that says which part of which document is wrong
 */
export async function writeOffers(platform: Platform, by: Worker, documents: readonly unknown[]): Promise<number> {
  const offers = documents.map((document) => offerDocument.parse(document));
  await platform.database.transaction(async () => {
    for (const offer of offers) {
      await upsertOffer(platform, offer);
      if (offer.coupon) {
        const { code, listed } = offer.coupon;
        await insertCouponCodes(platform, offer.code, [{ coupon_code: code, owner: null, listed, most_uses: null }]);
      }
      const subject = { kind: "offer", code: offer.code } as const;
      await recordAct(platform, by, { name: "offer.written", subject, details: { stopped: offer.stopped } });
    }
  });
  await followPromotions(platform);
  return offers.length;
}
