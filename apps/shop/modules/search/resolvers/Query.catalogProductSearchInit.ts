import type { FilterChoice, QueryResolvers } from "../../../platform/schema.generated.ts";
import { type FacetGroup, facetGroups, type SortOrder, sortOrders } from "../domain/catalog-index.ts";
import { findProducts } from "../use-cases/find-products.ts";

const mostOnPage = 100;
/** Nobody pages further by hand; whoever needs all products reads the feed. */
const lastPage = 10_000;

/** [LST-07 to LST-09, LST-16 to LST-19, OPS-44] */
export const catalogProductSearchInit: QueryResolvers["catalogProductSearchInit"] = async (
  _parent,
  { input },
  { platform, language },
) => {
  const pageSize = Math.min(Math.max(input.pageSize ?? 10, 1), mostOnPage);
  const pageNum = Math.min(Math.max(input.pageNum ?? 1, 1), lastPage);
  const sort = sortOrders.find((order) => order === input.sort) ?? "relevance";
  const list = await findProducts(
    platform,
    {
      keyword: (input.conditionKeyword ?? "").slice(0, 200),
      categoryCode: (input.categoryCode ?? "").slice(0, 100),
      filters: filtersOf(input.filters ?? []),
      sort,
      pageNum,
      pageSize,
    },
    language,
  );
  return {
    dataList: [...list.cards],
    pageInfo: {
      hasNextPage: pageNum * pageSize < list.total,
      hasPreviousPage: pageNum > 1,
      totalCount: list.total,
    },
    filterList: list.filters,
    sortList: sortList(sort),
    scope: list.scope,
    help: list.help && {
      ...list.help,
      droppedWords: [...list.help.droppedWords],
      categories: [...list.help.categories],
      popular: [...list.help.popular],
    },
  };
};

function sortList(chosen: SortOrder) {
  return sortOrders.map((code) => ({ code, selected: code === chosen }));
}

/** Groups that do not exist are left out: an old address still leads to its list. */
function filtersOf(choices: readonly FilterChoice[]): Map<FacetGroup, string[]> {
  const filters = new Map<FacetGroup, string[]>();
  for (const { name, codes } of choices) {
    const group = facetGroups.find((entry) => entry === name);
    if (group) filters.set(group, [...(filters.get(group) ?? []), ...codes].slice(0, 50));
  }
  return filters;
}
