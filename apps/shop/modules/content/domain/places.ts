import { type Language, languages } from "@gelora/locale/language.ts";
import { say } from "./words.ts";

/** Pages of the shop that nobody writes and people ask for, named as in the footer. */
const places = [
  { address: "/store", title: "footer.stores", asked: "place.stores", leading: "place.storesLeading" },
  { address: "/order/track", title: "footer.track", asked: "place.track" },
  { address: "/shop-cart", title: "place.cartTitle", asked: "place.cart", subject: "place.cartSubject" },
  { address: "/account/wishlist", title: "place.wishlistTitle", asked: "place.wishlist" },
  { address: "/account", title: "place.accountTitle", asked: "place.account", subject: "place.accountSubject" },
  { address: "/size-guide/all", title: "place.sizesTitle", asked: "place.sizes", subject: "place.sizesSubject" },
] as const;

/** `GL`, a day, and six characters, however they are typed. */
const orderCode = /^gl\d{6}[2-9a-z]{6}$/i;

/** Where to see an order whose number is typed into the search, alone or beside words. */
export function placeOfOrder(typed: string, language: Language) {
  const code = typed
    .split(" ")
    .find((word) => orderCode.test(word))
    ?.toUpperCase();
  return code && { title: `${say(language, "footer.track")} ${code}`, address: `/order/track?orderCode=${code}` };
}

/** What there is at an address, and by which further words people ask for it in any language. */
export function placesIn(language: Language) {
  return places.map(({ address, title, asked, ...place }) => ({
    address,
    title: say(language, title),
    asked: inAll(asked),
    /** Of these words one has to be said: anyone who types "sepatu anak" does not ask for sizes. */
    subject: "subject" in place ? inAll(place.subject) : undefined,
    /** Each of these words leads there, whatever is said beside it: "toko bandung". */
    leading: "leading" in place ? inAll(place.leading) : undefined,
  }));
}

/** Shoppers type English on Indonesian pages, and the other way round. */
const inAll = (key: Parameters<typeof say>[1]): string => languages.map((language) => say(language, key)).join(" ");
