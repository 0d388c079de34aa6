/** The subject of a message: an order and its items. */
export type Matter = { readonly orderCode: string; readonly items: string };

/**
 * Codes and names come from the address, which anyone can write: they are cut to plausible lengths.
 */
export function matterOf(search: string): Matter {
  const query = new URLSearchParams(search);
  const textOf = (name: string, longest: number): string =>
    (query.get(name) ?? "")
      .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
      .trim()
      .slice(0, longest);
  return { orderCode: textOf("orderCode", 40), items: textOf("items", 400) };
}

/** @param number digits with the country code; @param text the message's opening, or empty */
export function whatsAppAddress(number: string, text: string): string {
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}

export function mailAddress(email: string, subject: string): string {
  return `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
}
