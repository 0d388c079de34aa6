import type { Platform } from "../../../platform/platform.ts";
import { countSends } from "../storage/mailing-sends.ts";
import { selectMailings } from "../storage/mailings.ts";

const mostShown = 50;

/** The mailings that were changed last, and how far each is. */
export async function showMailings(platform: Platform) {
  const mailings = await selectMailings(platform, mostShown);
  const counts = await countSends(
    platform,
    mailings.map(({ mailingCode }) => mailingCode),
  );
  return mailings.map((mailing) => ({
    mailing,
    sends: counts.get(mailing.mailingCode) ?? { waiting: 0, sent: 0, skipped: 0, refused: 0 },
  }));
}
