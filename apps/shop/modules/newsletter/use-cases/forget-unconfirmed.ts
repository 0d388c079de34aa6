import { days } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { deleteUnconfirmed } from "../storage/subscriptions.ts";

/** Its confirming link has ended long before; the owner may never have wanted it. */
const unconfirmedLasts = days(30);
/** In one transaction. */
const mostAtOnce = 1000;

/** Deletes addresses that anyone may have typed and that their owners have not confirmed. */
export async function forgetUnconfirmed(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - unconfirmedLasts);
  while ((await deleteUnconfirmed(platform, before, mostAtOnce)) === mostAtOnce);
}
