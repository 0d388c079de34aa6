/**
 * The key for limits per source of a request. A household has a whole /64 of IPv6 addresses, so
 * those count as one; an IPv4-mapped IPv6 address counts as its IPv4 address.
 * @param address as the server knows it, after trusted proxies
 */
export function sourceOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.toLowerCase().split("::");
  const before = head.split(":").filter((group) => group !== "");
  const after = tail.split(":").filter((group) => group !== "");
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
