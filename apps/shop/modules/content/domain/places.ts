import type { Language } from "@gelora/locale/language.ts";
import { say } from "./words.ts";

/** Pages of the shop that nobody writes and people ask for, named as in the footer. */
const places = [
  { address: "/store", code: "stores" },
  { address: "/order/track", code: "track" },
] as const;

/** What there is at an address, and by which further words people ask for it. */
export function placesIn(language: Language) {
  return places.map(({ address, code }) => ({
    address,
    title: say(language, `footer.${code}`),
    asked: say(language, `place.${code}`),
  }));
}
