import { minutes } from "@gelora/service-kit/durations.ts";

/** Long enough to read the message and to find the goods, short enough not to forget it. */
export const flashNotice = minutes(10);

/**
 * Whether the members who asked are notified now: some minutes before the beginning. Those of a
 * sale that began while the shop was down are sent as long as it runs.
 */
export function isDueFlashSale({ begins, ends }: { readonly begins: Date; readonly ends: Date }, now: Date): boolean {
  return begins.getTime() - flashNotice <= now.getTime() && now < ends;
}
