import type { Language } from "@gelora/locale/language.ts";
import type { Frame } from "../../catalogue/frame.ts";
import { compareSizes } from "../../catalogue/size-order.ts";
import { discountBands, priceBands } from "./bands.ts";
import { type FacetCount, type FacetGroup, facetGroups, type IndexAnswer } from "./catalog-index.ts";
import { colourFamilies, familyDots, isColourFamily } from "./colour-family.ts";
import { facetName, groupName } from "./facet-names.ts";
import { genders } from "./known-values.ts";

export type ScopeOfList = { readonly group: FacetGroup; readonly code: string };

/**
 * Bands exclude each other, so only one can be selected; all other groups allow several [LST-14,
 * Q61].
 */
const radioGroups: ReadonlySet<FacetGroup> = new Set<FacetGroup>(["price", "discount"]);

/** What a shopper has chosen in a list, and what the list is about. */
export type NarrowedList = {
  readonly chosen: ReadonlyMap<FacetGroup, readonly string[]>;
  readonly scope: ScopeOfList | undefined;
};

/**
 * The filter panel: groups with names, values in their natural order with exact counts, selected
 * ones marked even at a count of zero [LST-14, LST-16].
 */
export function filterList(answer: IndexAnswer, { chosen, scope }: NarrowedList, frame: Frame, language: Language) {
  return facetGroups
    .filter((group) => group === "category" || group !== scope?.group)
    .map((group) => {
      const selected = new Set(chosen.get(group) ?? []);
      const counts = withChosen(answer.facets.get(group) ?? [], selected);
      const shown = group === "category" ? belowScope(counts, scope, frame) : counts;
      return {
        code: group,
        name: groupName(group, language),
        type: radioGroups.has(group) ? "RADIO" : "CHECKBOX",
        items: inOrder(group, shown, frame, language).map(({ code, count }) => ({
          code,
          name: facetName(group, code, frame, language),
          parentCode: group === "category" ? (frame.categoryOf(code)?.parentCode ?? null) : null,
          count,
          selected: selected.has(code),
          colour: group === "colour" && isColourFamily(code) ? familyDots[code] : null,
        })),
      };
    })
    .filter((group) => group.items.length > 0);
}

function withChosen(counts: readonly FacetCount[], selected: ReadonlySet<string>): FacetCount[] {
  const missing = [...selected].filter((code) => !counts.some((count) => count.code === code));
  return [...counts, ...missing.map((code) => ({ code, count: 0 }))];
}

/**
 * A list of running shoes offers the categories below running shoes, not itself nor those above.
 */
function belowScope(counts: FacetCount[], scope: ScopeOfList | undefined, frame: Frame): FacetCount[] {
  if (scope?.group !== "category") return counts;
  return counts.filter(({ code }) => {
    const path = frame.pathOf(code).map((category) => category.categoryCode);
    return code !== scope.code && path.includes(scope.code);
  });
}

const systemOrder = ["LETTER", "EU", "UK", "US", "CM", "KG", "BALL", "ONE"];

function inOrder(group: FacetGroup, counts: FacetCount[], frame: Frame, language: Language): FacetCount[] {
  const name = ({ code }: FacetCount) => facetName(group, code, frame, language);
  const by = (codes: readonly string[]) => counts.sort((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));
  switch (group) {
    case "category":
      return by(frame.categories.map((category) => category.categoryCode));
    case "sport":
      return by([...frame.sports.keys()]);
    case "colour":
      return by(colourFamilies);
    case "price":
      return by(priceBands);
    case "discount":
      return by(discountBands);
    case "gender":
      return by(genders);
    case "size":
      return counts.sort((a, b) => systemPlace(a.code) - systemPlace(b.code) || compareSizes(name(a), name(b)));
    default:
      return counts.sort((a, b) => (name(a) < name(b) ? -1 : 1));
  }
}

function systemPlace(sizeCode: string): number {
  return systemOrder.indexOf(sizeCode.slice(0, sizeCode.indexOf("-")));
}
