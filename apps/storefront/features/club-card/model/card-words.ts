import { formatDay } from "@gelora/locale/jakarta-time.ts";

/** The last day on which points can be used. @param expiresAt the moment after it */
export function lastDay(expiresAt: string): string {
  return formatDay(new Date(Date.parse(expiresAt) - 1));
}

/** Where the words of a movement name its order; undefined when they do not. */
export function namedOrder(
  text: string,
  orderCode: string | null,
): { readonly before: string; readonly orderCode: string; readonly after: string } | undefined {
  const start = orderCode === null ? -1 : text.indexOf(orderCode);
  if (orderCode === null || start < 0) return undefined;
  return { before: text.slice(0, start), orderCode, after: text.slice(start + orderCode.length) };
}
