import type { Question } from "./catalogue-queries.ts";

export const productQuery = `query bench($input: ProductInitInput!) { productInit(input: $input) {
  productCode productName saleAttributesList { attrCode attrName attrValue { valueCode valueName active valueColour valueImage } }
  skuList { skuCode skuNo orgCode salePrice productPrice stock deliveryDate remindEnabled attributeValues { code value }
    productActivities { ribbonText ribbonPosition } mediaLinkListWithType { url type } }
  originalDataInfo { brand { brandCode brandName } categories { categoryCode categoryPath } attributes { certificateNo description } }
  activeSkuData { skuCode } } }`;

export const listQuery = `query bench($input: CatalogProductSearchInput!) { catalogProductSearchInit(input: $input) {
  dataList { productCode productName mediaLink mobileMediaLink productPrice salePrice brand { brandName } ribbon { ribbonText ribbonPosition }
    skuList { channelSale { qty soldQty } } saleAttributes { attrCode values { valueCode valueName valueColour valueImage } } }
  pageInfo { hasNextPage totalCount } filterList { code name type items { code name parentCode count selected } }
  sortList { code selected } scope { type code name categoryPath } help { correctedKeyword droppedWords } } }`;

const suggestQuery = `query bench($keyword: String!) { searchSuggestions(keyword: $keyword) { keywords products { productCode productName brandName mediaLink salePrice }
  categories { categoryCode name count } brands { brandCode brandName } } }`;

/** The data for the queries, read from the shop itself. */
export type CatalogueSample = {
  readonly productCodes: readonly string[];
  readonly names: readonly string[];
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly sizes: readonly string[];
};

export const orders = ["relevance", "newest", "price-up", "price-down"];

/**
 * @param factor how much more CPU a listing and a text search may take than in a shop of 2,000
 * products
 */
export function catalogueQuestions(sample: CatalogueSample, label: string, factor: number): Question[] {
  const words = [...new Set(sample.names.flatMap((name) => name.toLowerCase().split(/[^a-z0-9]+/)))].filter(
    (word) => word.length > 3,
  );
  const lists = sample.categories.flatMap((categoryCode) =>
    sample.brands.map((brand, n) => ({
      input: {
        categoryCode,
        pageSize: 24,
        sort: orders[n % orders.length],
        filters:
          n % 3 === 0
            ? []
            : n % 3 === 1
              ? [{ name: "brand", codes: [brand, sample.brands[0]] }]
              : [{ name: "size", codes: sample.sizes.slice(n % 9, (n % 9) + 2) }],
        pageNum: 1 + Math.floor(n / orders.length / 3),
      },
    })),
  );
  const texts = words.flatMap((word, n) =>
    ["", "shoes", "sepatu", "black", "pria"].map((other) => ({
      input: { conditionKeyword: `${word} ${other} ${n % 5 === 0 ? "42" : ""}`.trim(), pageSize: 24 },
    })),
  );
  const misspelt = words
    .filter((word) => word.length > 5)
    .map((word, n) => ({ input: { conditionKeyword: `${word.slice(0, 3)}${word.slice(4)} ${n}`, pageSize: 24 } }));
  const typed = words.flatMap((word) => [2, 3, 4, 5].map((length) => ({ keyword: word.slice(0, length) })));
  return [
    {
      name: `product detail, ${label}`,
      query: productQuery,
      variables: sample.productCodes.slice(0, 1000).map((productCode) => ({ input: { productCode } })),
      mostCpuMs: 0.25,
    },
    { name: `listing of 24 with all facets, ${label}`, query: listQuery, variables: lists, mostCpuMs: 0.5 * factor },
    {
      name: `listing of 24, the same sixty again and again, ${label}`,
      query: listQuery,
      variables: lists.filter((_, n) => n % Math.ceil(lists.length / 60) === 0),
      mostCpuMs: 0.5 * factor,
    },
    { name: `text search, ${label}`, query: listQuery, variables: texts, mostCpuMs: 2 * factor },
    { name: `text search, misspelt, ${label}`, query: listQuery, variables: misspelt, mostCpuMs: 2 * factor },
    { name: `suggestions, ${label}`, query: suggestQuery, variables: typed, mostCpuMs: 1 },
  ];
}
