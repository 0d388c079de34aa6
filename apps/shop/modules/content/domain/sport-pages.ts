import type { Language } from "@gelora/locale/language.ts";
import type { Frame } from "../../catalogue/frame.ts";

/** The written page of a sport, and the sport's name. */
export type SportPage = { readonly sport: string; readonly name: string; readonly address: string };

/** Where the page of a sport stands when an editor has written one. */
export const sportPageAddress = (sport: string): string => `/page/${sport.toLowerCase()}`;

/** The sports whose pages are among those that are shown. */
export function sportPages(frame: Frame, shown: ReadonlySet<string>, language: Language): readonly SportPage[] {
  return [...frame.sports.values()]
    .map(({ sport, name }) => ({ sport, name: name[language], address: sportPageAddress(sport) }))
    .filter(({ address }) => shown.has(address));
}
