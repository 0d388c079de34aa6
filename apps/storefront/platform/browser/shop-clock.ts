let latest = { serverTime: "", aheadMs: 0 };

/**
 * The shop's clock in milliseconds. It decides about deadlines, and a device's own may be wrong.
 * @param serverTime the clock as an answer stated it, ISO 8601; an older answer changes nothing
 */
export function shopNow(serverTime: string): number {
  if (serverTime > latest.serverTime) latest = { serverTime, aheadMs: Date.parse(serverTime) - Date.now() };
  return Date.now() + latest.aheadMs;
}
