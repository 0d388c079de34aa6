/** The places of the first and the last byte. */
export type ByteRange = { readonly from: number; readonly to: number };

/**
 * What a `Range` header asks of a file of this size. Several ranges at once, and what is no range,
 * may be answered with the whole file (RFC 9110, 14.2).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "whole" | "unsatisfiable" {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return "whole";
  const end = size - 1;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { from: size - length, to: end };
  }
  const from = Number(first);
  const to = last === "" ? end : Number(last);
  if (to < from && last !== "") return "whole";
  return from > end ? "unsatisfiable" : { from, to: Math.min(to, end) };
}
