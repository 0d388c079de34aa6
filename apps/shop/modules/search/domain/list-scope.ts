import type { Frame } from "../../catalogue/frame.ts";
import type { ScopeOfList } from "./filter-list.ts";
import { fold } from "./words.ts";

/**
 * What a keyword is the name of: a category, a brand or a sport, in either language, by name or code, in any case; breadcrumb and brand links lead here
 * [LST-04, PDP-03, PDP-04].
 */
export function scopeNamed(keyword: string, frame: Frame): ScopeOfList | undefined {
  const wanted = keyOf(keyword);
  if (wanted === "") return undefined;
  const isNamed = (code: string, names: readonly string[]) =>
    keyOf(code) === wanted || names.some((name) => keyOf(name) === wanted);
  const category = frame.categories.find((entry) => isNamed(entry.categoryCode, Object.values(entry.name)));
  if (category) return { group: "category", code: category.categoryCode };
  const brand = [...frame.brands.values()].find((entry) => isNamed(entry.brandCode, [entry.brandName]));
  if (brand) return { group: "brand", code: brand.brandCode };
  const sport = [...frame.sports.values()].find((entry) => isNamed(entry.sport, Object.values(entry.name)));
  return sport && { group: "sport", code: sport.sport };
}

/** A category by code or by name. */
export function categoryNamed(text: string, frame: Frame): string | undefined {
  const wanted = keyOf(text);
  return frame.categories.find(
    (entry) => keyOf(entry.categoryCode) === wanted || Object.values(entry.name).some((name) => keyOf(name) === wanted),
  )?.categoryCode;
}

/** Letters and digits alone: `Running shoes`, `running-shoes` and `runningshoes` are the same name. */
function keyOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, "");
}
