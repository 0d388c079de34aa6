import { jakartaDay } from "@gelora/locale/jakarta-time.ts";
import { dueRecords, eachDue } from "@gelora/service-kit/each-due.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isToExpire } from "../domain/lot-expiry.ts";
import { planTake } from "../domain/plan.ts";
import { isBooked, lockBooks } from "../storage/books.ts";
import { selectMembersWithDueLots } from "../storage/due-lots.ts";
import { writePlan } from "../storage/write-plan.ts";

/** Expires what is left in lots at the end of their life, member by member. */
export async function expirePoints(platform: Platform): Promise<void> {
  const members = dueRecords<string>((page) => selectMembersWithDueLots(platform, page));
  await eachDue(platform.log, members, (memberCode) => expireOf(platform, memberCode));
}

/**
 * Holds the member's books: points that an order is holding at the same time are not expired.
 * Points that come back into an expired lot stay for the rest of the day.
 */
async function expireOf(platform: Platform, memberCode: string): Promise<void> {
  await platform.database.transaction(async () => {
    const now = platform.clock.now();
    const { lots } = await lockBooks(platform, memberCode);
    for (const lot of lots.filter((lot) => isToExpire(lot, now))) {
      const fact = `expired:${lot.lotId}:${jakartaDay(now)}`;
      // An older version of the program, which did not record this, may have put points back into
      // this lot today.
      if (await isBooked(platform, fact)) continue;
      await writePlan(platform, memberCode, planTake("expired", { fact }, { lots: [lot], points: lot.remaining }));
    }
  });
}
