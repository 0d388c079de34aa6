/** What a shopper writes about: an order, and goods of it. */
export type Matter = { readonly orderCode: string; readonly items: string };

/** Codes and names come from an address that anybody can write: they are cut to what an order has. */
export function matterOf(search: string): Matter {
  const query = new URLSearchParams(search);
  const textOf = (name: string, longest: number): string =>
    (query.get(name) ?? "")
      .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
      .trim()
      .slice(0, longest);
  return { orderCode: textOf("orderCode", 40), items: textOf("items", 400) };
}

/** @param number digits with the country's code; @param text what the message begins with, empty for none */
export function whatsAppAddress(number: string, text: string): string {
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}

export function mailAddress(email: string, subject: string): string {
  return `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
}

/** `6281234567890` as a person reads it: `+62 812 3456 7890`. */
export function shownNumber(number: string): string {
  const digits = /^62(\d+)$/.exec(number)?.[1];
  if (!digits) return `+${number}`;
  return `+62 ${digits.replace(/^(\d{3})(?=\d)|(\d{4})(?=\d)/g, "$& ")}`;
}
