import { days, milliseconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { deletePicturesOf } from "../../pictures/pictures.ts";
import { deleteSettledBefore } from "../storage/ticket-rows.ts";

/** Long enough to come back to an answer, or to quarrel about it. */
const ticketLife = days(365);
/** In one transaction. */
const mostAtOnce = 200;

/**
 * Deletes what was answered or closed a year ago, with its answers and pictures. What waits for an
 * answer is never lost. It is what people wrote, mostly without an account that could be erased.
 */
export async function forgetTickets(platform: Platform): Promise<void> {
  const before = platform.clock.databaseIn(milliseconds(-ticketLife));
  while ((await forgetSome(platform, before)) >= mostAtOnce);
}

function forgetSome(platform: Platform, before: Parameters<typeof deleteSettledBefore>[1]): Promise<number> {
  return platform.database.transaction(async () => {
    const codes = await deleteSettledBefore(platform, before, mostAtOnce);
    if (codes.length > 0) await deletePicturesOf(platform, codes);
    return codes.length;
  });
}
