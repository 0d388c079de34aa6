/**
 * The key by which limits count where a request comes from. A household's line has a whole /64 of IPv6 addresses, so those count as one; an IPv4 address
 * that is written as IPv6 counts as itself.
 * @param address as the server knows it, after the proxies that are trusted
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
