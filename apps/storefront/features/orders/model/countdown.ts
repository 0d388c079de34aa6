import { secondsLeft } from "@gelora/locale/time-left.ts";

/** Seconds until the moment; undefined once it has passed. */
export function timeLeft(deadline: Date, now: number): number | undefined {
  const seconds = secondsLeft(deadline.getTime(), now);
  return seconds > 0 ? seconds : undefined;
}

/**
 * One reload per deadline, even if the server still reports the payment as pending afterwards
 * [ORD-14].
 */
export function reloadGuard(
  orderCode: string,
  deadline: string,
  store: { readonly read: (name: string) => string | undefined; readonly write: (name: string, value: string) => void },
): boolean {
  const name = `gelora-order-ended-${orderCode}`;
  if (store.read(name) === deadline) return false;
  store.write(name, deadline);
  return store.read(name) === deadline;
}
