/**
 * From which moment on changes of stock are asked for. The stock module looks back two seconds behind the moment it is given, since a slow transaction may appear
 * behind a faster one. While nothing new comes, that overlap would hand out the last import again at every look, so it is walked off once its time has passed.
 */
export type StockWatch = { readonly since: Date; readonly quietSince: number };

export const overlapMs = 2000;

/** `now` is any clock that only moves forward, in milliseconds. */
export function momentToAsk(watch: StockWatch, now: number): Date {
  const quietMs = now - watch.quietSince;
  return quietMs > overlapMs ? new Date(watch.since.getTime() + overlapMs) : watch.since;
}

export function afterLooking(watch: StockWatch, until: Date, now: number): StockWatch {
  return until > watch.since ? { since: until, quietSince: now } : watch;
}
