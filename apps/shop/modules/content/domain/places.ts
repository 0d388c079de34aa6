import type { Language } from "@gelora/locale/language.ts";
import { say } from "./words.ts";

/** Pages of the shop that nobody writes and people ask for, named as in the footer. */
const places = [
  { address: "/store", title: "footer.stores", asked: "place.stores" },
  { address: "/order/track", title: "footer.track", asked: "place.track" },
  { address: "/size-guide/all", title: "place.sizesTitle", asked: "place.sizes", subject: "place.sizesSubject" },
] as const;

/** `GL`, a day, and six characters, however they are typed. */
const orderCode = /^gl\d{6}[2-9a-z]{6}$/i;

/** Where to see an order whose number is typed into the search; undefined for other words. */
export function placeOfOrder(typed: string, language: Language) {
  if (!orderCode.test(typed)) return undefined;
  const code = typed.toUpperCase();
  return { title: `${say(language, "footer.track")} ${code}`, address: `/order/track?orderCode=${code}` };
}

/** What there is at an address, and by which further words people ask for it. */
export function placesIn(language: Language) {
  return places.map(({ address, title, asked, ...place }) => ({
    address,
    title: say(language, title),
    asked: say(language, asked),
    /** Of these words one has to be said: who types "sepatu anak" does not ask for sizes. */
    subject: "subject" in place ? say(language, place.subject) : undefined,
  }));
}
