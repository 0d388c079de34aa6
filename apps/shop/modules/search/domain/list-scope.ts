import type { Frame } from "../../catalogue/frame.ts";
import type { ScopeOfList } from "./filter-list.ts";
import { fold } from "./words.ts";

/**
 * The sport, category or brand that a keyword names, in either language, by name or code, ignoring
 * case [LST-04, PDP-03, PDP-04].
 * @param named true for the name in a breadcrumb or brand link, which prefers its category to the
 * sport of the same name; a typed "badminton" means the sport, with its shoes and clothes
 */
export function scopeNamed(keyword: string, frame: Frame, named: boolean): ScopeOfList | undefined {
  const wanted = keyOf(keyword);
  if (wanted === "") return undefined;
  const isNamed = (code: string, names: readonly string[]) =>
    keyOf(code) === wanted || names.some((name) => keyOf(name) === wanted);
  const sport = [...frame.sports.values()].find((entry) => isNamed(entry.sport, Object.values(entry.name)));
  if (sport && !named) return { group: "sport", code: sport.sport };
  const category = frame.categories.find((entry) => isNamed(entry.categoryCode, Object.values(entry.name)));
  if (category) return { group: "category", code: category.categoryCode };
  const brand = [...frame.brands.values()].find((entry) => isNamed(entry.brandCode, [entry.brandName]));
  if (brand) return { group: "brand", code: brand.brandCode };
  return sport && { group: "sport", code: sport.sport };
}

/** A category by code or by name. */
export function categoryNamed(text: string, frame: Frame): string | undefined {
  const byKey = categoryKeys.get(frame) ?? keysOfCategories(frame);
  categoryKeys.set(frame, byKey);
  return byKey.get(keyOf(text));
}

/** Each list asks for its category, and a frame stays as it is until another one is read. */
const categoryKeys = new WeakMap<Frame, ReadonlyMap<string, string>>();

/** Of two with the same name the first counts. */
function keysOfCategories({ categories }: Frame): ReadonlyMap<string, string> {
  const keys = categories.flatMap(({ categoryCode, name }) =>
    [categoryCode, ...Object.values(name)].map((text) => [keyOf(text), categoryCode] as const),
  );
  return new Map(keys.toReversed());
}

/**
 * Letters and digits only: `Running shoes`, `running-shoes` and `runningshoes` are the same name.
 */
function keyOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, "");
}
