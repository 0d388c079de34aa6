import type { Language } from "@gelora/locale/language.ts";
import type { Frame } from "../../catalogue/frame.ts";
import { addressIn } from "./page-address.ts";
import type { PagePlace } from "./stored-page.ts";

/** The written page of a sport, and the sport's name. */
export type SportPage = { readonly sport: string; readonly name: string; readonly address: string };

/** Where the page of a sport stands when an editor has written one. */
export const sportPageAddress = (sport: string): string => `/page/${sport.toLowerCase()}`;

/** The sports whose pages are among those that are shown. */
export function sportPages(frame: Frame, shown: readonly PagePlace[], language: Language): readonly SportPage[] {
  return [...frame.sports.values()].flatMap(({ sport, name }) => {
    const page = shown.find(({ pageUrl }) => pageUrl === sportPageAddress(sport));
    return page ? [{ sport, name: name[language], address: addressIn(page, language) }] : [];
  });
}
