import type { Platform } from "../../../platform/platform.ts";
import { cardWaits } from "../domain/try-waits.ts";
import { countTry } from "../storage/password-tries.ts";
import { cardSubject } from "../use-cases/try-subjects.ts";

/** Wrong passwords for a card, from many sources, until it waits; without the work of comparing. */
export async function exhaustCard(platform: Platform, mobile: string): Promise<void> {
  const free = cardWaits.afterFailures.filter((wait) => wait === 0).length;
  for (let tried = 0; tried <= free; tried += 1)
    if (!(await countTry(platform, cardSubject(mobile)))) throw new Error("the card waits already");
}
