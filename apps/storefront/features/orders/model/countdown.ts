const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** `23:59:58` until the moment, hours running past 24; undefined when it has come. A started second counts as a whole one. */
export function timeLeft(deadline: Date, now: number): string | undefined {
  const left = Math.ceil((deadline.getTime() - now) / secondMs) * secondMs;
  if (!(left > 0)) return undefined;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  return `${two(left / hourMs)}:${two((left % hourMs) / minuteMs)}:${two((left % minuteMs) / secondMs)}`;
}

/** The same in a form for screen readers and the `time` element: `PT23H59M58S`. */
export function durationOf(left: string): string {
  const [hours, minutes, seconds] = left.split(":").map(Number);
  return `PT${hours}H${minutes}M${seconds}S`;
}

/** A reload at a deadline happens once, even if the server still says that payment is awaited afterwards [ORD-14]. */
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
