import { languages } from "@gelora/locale/language.ts";
import { failure } from "@gelora/outcomes/outcome.ts";
import { listPage, pageInfoOf } from "../../../platform/list-page.ts";
import { refusalError } from "../../../platform/refusals.ts";
import type { FilterChoice, QueryResolvers } from "../../../platform/schema.generated.ts";
import { type FacetGroup, facetGroups, type SortOrder, sortOrders } from "../domain/catalog-index.ts";
import { groupName } from "../domain/facet-names.ts";
import { findProducts } from "../use-cases/find-products.ts";

/** Of one group; the pages of the storefront choose 30 at most. */
const mostCodes = 50;
const longestKeyword = 200;

/** [LST-07 to LST-09, LST-16 to LST-19, OPS-44] */
export const catalogProductSearchInit: QueryResolvers["catalogProductSearchInit"] = async (
  _parent,
  { input },
  { platform, language },
) => {
  const page = listPage(input, { most: 100 });
  const sort = sortOf(input.sort ?? "relevance");
  const list = await findProducts(
    platform,
    {
      keyword: (input.conditionKeyword ?? "").slice(0, longestKeyword),
      named: input.named ?? false,
      categoryCode: (input.categoryCode ?? "").slice(0, 100),
      filters: filtersOf(input.filters ?? []),
      sort,
      offset: page.offset,
      limit: page.limit,
    },
    language,
  );
  return {
    dataList: [...list.cards],
    pageInfo: pageInfoOf(page, list.total),
    filterList: list.filters,
    sortList: sortList(list.sort),
    scope: list.scope,
    help: list.help && {
      ...list.help,
      droppedWords: [...list.help.droppedWords],
      categories: [...list.help.categories],
      popular: [...list.help.popular],
      pages: [...list.help.pages],
    },
  };
};

function sortList(chosen: SortOrder) {
  return sortOrders.map((code) => ({ code, selected: code === chosen }));
}

/** @throws GraphQLError with INVALID_INPUT */
function sortOf(code: string): SortOrder {
  const known = sortOrders.find((order) => order === code);
  if (known) return known;
  throw refusalError(failure("INVALID_INPUT", { field: "sort", reason: "sort is a code of sortList." }).failure);
}

/**
 * The chosen codes by group. A group is named by its code, or by its shown name in either language
 * [LST-16].
 * @throws GraphQLError with INVALID_INPUT
 */
function filtersOf(choices: readonly FilterChoice[]): Map<FacetGroup, string[]> {
  const filters = new Map<FacetGroup, string[]>();
  for (const { name, codes } of choices) {
    const group = facetGroups.find((code) => code === name || languages.some((one) => groupName(code, one) === name));
    if (!group) {
      const reason = "a filter's name is the code or the name of a group in filterList.";
      throw refusalError(failure("INVALID_INPUT", { field: "filters", reason }).failure);
    }
    const chosen = [...(filters.get(group) ?? []), ...codes];
    if (chosen.length > mostCodes) {
      const reason = `a group of filters has at most ${mostCodes} codes.`;
      throw refusalError(failure("INVALID_INPUT", { field: "filters", reason }).failure);
    }
    filters.set(group, chosen);
  }
  return filters;
}
