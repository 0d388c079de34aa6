/**
 * From which moment on to ask for changes of stock. The stock module looks back two seconds behind
 * that moment, since a slow transaction may become visible after a faster one. While nothing new
 * arrives, every look would return the last import again, so the moment moves past the overlap once
 * its time is up.
 */
export type StockWatch = { readonly since: Date; readonly quietSince: number };

export const overlapMs = 2000;

/** `now` is any monotonic clock, in milliseconds. */
export function momentToAsk(watch: StockWatch, now: number): Date {
  const quietMs = now - watch.quietSince;
  return quietMs > overlapMs ? new Date(watch.since.getTime() + overlapMs) : watch.since;
}

export function afterLooking(watch: StockWatch, until: Date, now: number): StockWatch {
  return until > watch.since ? { since: until, quietSince: now } : watch;
}
