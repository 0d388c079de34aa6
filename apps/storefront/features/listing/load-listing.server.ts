import { data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { graphql, type ResultOf } from "../../platform/gateway/document.ts";
import { isPassing } from "../../platform/gateway/gateway-failures.ts";
import { keywordAddress } from "../../platform/page/keyword-address.ts";
import { markIncomplete, markUnavailable } from "../../platform/page/page-fate.ts";
import { type PagePaths, pathsOfAddresses } from "../../platform/page/page-paths.ts";
import { namedListingAddress } from "../../platform/page/product-address.ts";
import { factsOf } from "../../platform/page/request-facts.ts";
import { shopTerms } from "../../platform/page/shop-terms.server.ts";
import { addStructuredData } from "../../platform/page/structured-data.ts";
import { breadcrumb } from "../../platform/page/structured-shop.ts";
import { wholeRowOf } from "../../platform/pages/page-facts.ts";
import { packedWords } from "../../platform/words/words.server.ts";
import { keywordOfFile, readListingQuery } from "./listing-address.ts";
import { cardOf } from "./product-card-model.ts";

const listingDocument = graphql(`
  query catalogProductSearchInit($input: CatalogProductSearchInput!, $whole: Boolean!) {
    catalogProductSearchInit(input: $input) {
      dataList { ...Card }
      pageInfo { totalCount hasNextPage }
      filterList @include(if: $whole) { code name type items { code name parentCode count selected colour } }
      sortList @include(if: $whole) { code selected }
      scope @include(if: $whole) { type code name categoryPath addresses { language address } }
      help @include(if: $whole) { correctedKeyword droppedWords categories { categoryCode name count } pages { title address } popular { ...Card } }
    }
  }
  fragment Card on ListingProduct {
    productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice shownColourCode
    brand { brandName }
    ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }
    skuList { channelSale { qty soldQty } attributeValues { code value } }
    saleAttributes { attrCode values { valueName valueColour } }
  }
`);

const allProductsPath = "/plp/search";

type SearchPage = ResultOf<typeof listingDocument>["catalogProductSearchInit"];
type Asked = { readonly conditionKeyword?: string; readonly categoryCode?: string; readonly named?: boolean };

/**
 * The search's page size [LST-07]. A screen shows two of its pages: twenty products fill whole rows
 * of two and of four.
 */
const searchPageSize = 10;
const searchPagesShown = 2;
export const goodsOnPage = searchPageSize * searchPagesShown;

/** /plp/search, with the keyword in q [LST-01]. */
export function loadSearchListing({ context, request }: LoaderFunctionArgs) {
  const keyword = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  return loadListing(context, request, keyword ? { conditionKeyword: keyword } : {});
}

/** /plp/{category} [LST-02]. */
export function loadCategoryListing({ context, request, params }: LoaderFunctionArgs) {
  return loadListing(context, request, { categoryCode: params.category ?? "" });
}

/**
 * /category/{keywords}.html and /search/{keywords}.html; a q in the query rewrites the address
 * [LST-03, LST-05].
 */
export async function loadKeywordListing({ context, request, url }: LoaderFunctionArgs) {
  const wanted = url.searchParams.get("q")?.trim();
  const address = wanted ? keywordAddress(wanted) : undefined;
  const isCategory = wholeRowOf(url.pathname).file === "listing-category-file";
  if (address) throw redirect(isCategory ? address.replace("/search/", "/category/") : address);
  // Not the route's parameter, which is already decoded: keywords may contain a percent sign or a
  // slash.
  const keyword = keywordOfFile(url.pathname);
  if (!keyword) throw data(null, { status: 404 });
  return loadListing(context, request, { conditionKeyword: keyword });
}

/** A listing by keyword or category, in the page's language, with the address's filters. */
export async function loadListing(context: Readonly<RouterContextProvider>, request: Request, asked: Asked) {
  const query = readListingQuery(new URL(request.url).searchParams);
  const input = {
    ...asked,
    ...(query.sort ? { sort: query.sort } : {}),
    filters: query.filters.map(({ name, codes }) => ({ name, codes: [...codes] })),
    pageSize: searchPageSize,
  };
  const first = (query.page - 1) * searchPagesShown + 1;
  const [answer, more] = await Promise.all([
    callShopForPage(context, listingDocument, { input: { ...input, pageNum: first }, whole: true }),
    callShopForPage(context, listingDocument, {
      input: { ...input, pageNum: first + 1, prefetch: true },
      whole: false,
    }),
  ]);
  // A category is "not there" only if the shop says so, never because it cannot say.
  if (!answer.ok && !isPassing(answer.failure)) throw data(null, { status: 404 });
  if (!answer.ok) markUnavailable(context);
  if (!more.ok) markIncomplete(context);
  const found = answer.ok ? answer.value.catalogProductSearchInit : undefined;
  if (found && asked.categoryCode !== undefined && found.scope?.type !== "CATEGORY") throw data(null, { status: 404 });
  if (found && query.page > lastPageOf(found)) throw data(null, { status: 404 });
  const { language, device } = factsOf(context);
  if (found?.scope?.type === "CATEGORY")
    addStructuredData(context, breadcrumb(shopTerms(), language, wayOf(found.scope.categoryPath ?? "")));
  const rest = more.ok ? more.value.catalogProductSearchInit.dataList : [];
  return {
    words: packedWords(context, "listing"),
    ...listingOf(found, rest, { page: query.page, keyword: asked.conditionKeyword, device }),
  };
}

/** The category and those above it, by the lists of their names. */
const wayOf = (categoryPath: string) =>
  categoryPath.split(">").map((part) => ({ name: part.trim(), path: namedListingAddress(part.trim()) }));

const lastPageOf = ({ pageInfo }: SearchPage): number =>
  Math.max(1, Math.ceil((pageInfo.totalCount ?? 0) / goodsOnPage));

/**
 * Where search engines keep a list, in each language. A typed keyword's list is one of endlessly
 * many, so only lists that the shop itself names are cached.
 */
function pathsOf({ type, addresses }: NonNullable<SearchPage["scope"]>): PagePaths | undefined {
  return type === "ALL" ? allProductsPath : addresses ? pathsOfAddresses(addresses) : undefined;
}

function listingOf(
  found: SearchPage | undefined,
  rest: SearchPage["dataList"],
  {
    page,
    keyword,
    device,
  }: { readonly page: number; readonly keyword: string | undefined; readonly device: "h5" | "pc" },
) {
  const total = found?.pageInfo.totalCount ?? 0;
  const goods = [...(found?.dataList ?? []), ...rest];
  const { help } = found ?? {};
  return {
    failed: found === undefined,
    keyword,
    page,
    total,
    lastPage: found ? lastPageOf(found) : 1,
    products: goods.map((product) => cardOf(product, device)),
    filters: (found?.filterList ?? []).filter(({ items }) => items && items.length > 0),
    sort: found?.sortList?.find(({ selected }) => selected)?.code ?? "relevance",
    sorts: found?.sortList?.map(({ code }) => code) ?? [],
    scope: found?.scope ?? undefined,
    paths: found?.scope ? pathsOf(found.scope) : undefined,
    help: help
      ? {
          corrected: help.correctedKeyword ?? undefined,
          dropped: help.droppedWords ?? [],
          categories: help.categories ?? [],
          pages: help.pages ?? [],
          popular: (help.popular ?? []).map((product) => cardOf(product, device)),
        }
      : undefined,
  };
}

export type Listing = Awaited<ReturnType<typeof loadListing>>;
