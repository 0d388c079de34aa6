import { type Language, languages } from "@gelora/locale/language.ts";
import type { Frame } from "../../catalogue/frame.ts";
import { facetName } from "./facet-names.ts";
import type { ScopeOfList } from "./filter-list.ts";
import { takeIntentOut } from "./intent-words.ts";
import { scopeNamed } from "./list-scope.ts";

export type LocalAddress = { readonly language: Language; readonly address: string };

/**
 * Where search engines keep the list of a category, brand or sport, however it was reached:
 * `/{name}.html` in each language [LST-04], as breadcrumbs link to it. Where the name leads to
 * something else, a category stands at its code (decision 0084).
 * @returns undefined for a list without an address of its own
 */
export function listAddresses(scope: ScopeOfList, frame: Frame): LocalAddress[] | undefined {
  const addresses = languages.map((language) => ({ language, address: addressIn(language, scope, frame) }));
  const known = addresses.flatMap(({ language, address }) => (address ? [{ language, address }] : []));
  return known.length === languages.length ? known : undefined;
}

function addressIn(language: Language, scope: ScopeOfList, frame: Frame): string | undefined {
  const name = facetName(scope.group, scope.code, frame, language).trim();
  if (isNameOf(name, scope, frame)) return `/${encodeURIComponent(name)}.html`;
  return scope.group === "category" ? `/plp/${encodeURIComponent(scope.code)}` : undefined;
}

/** A name with a wish in it, such as "Sale", is read as that wish. */
function isNameOf(name: string, { group, code }: ScopeOfList, frame: Frame): boolean {
  const { sort, discount, price } = takeIntentOut(name);
  const found = scopeNamed(name, frame, true);
  return !(sort || discount || price) && found?.group === group && found.code === code;
}
