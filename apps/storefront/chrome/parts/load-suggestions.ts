import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { browserPage } from "../../platform/browser-page.ts";
import { readStored } from "../../platform/browser-storage.ts";
import { graphql, type ResultOf } from "../../platform/document.ts";
import { callGateway } from "../../platform/gateway-call.ts";
import { keywordAddress } from "../../platform/keyword-address.ts";
import { namedListingAddress, productAddress } from "../../platform/product-address.ts";

const suggestionsDocument = graphql(`
  query StorefrontSuggestions($keyword: String!) {
    searchSuggestions(keyword: $keyword, limit: 4) {
      keywords
      products { productCode productName brandName mediaLink salePrice }
      categories { categoryCode name count }
      brands { brandCode brandName }
    }
  }
`);

export type Suggestion = {
  readonly kind: "keyword" | "product" | "category" | "brand";
  readonly label: string;
  readonly address: string;
  readonly note?: string;
  readonly picture?: string;
};

/** At most ten suggestions; none when the shop does not answer: a search box without them still searches. */
export async function loadSuggestions(keyword: string): Promise<readonly Suggestion[]> {
  const { settings, language } = browserPage();
  const result = await callGateway(
    suggestionsDocument,
    { keyword },
    {
      base: settings.shopUrl,
      language: readStored("gt-local") ?? language,
      siteCode: settings.siteCode,
      signal: AbortSignal.timeout(3000),
    },
  );
  return result.ok ? listOf(result.value.searchSuggestions) : [];
}

/** Words first, then where they lead as a category or a brand, then goods. */
export function listOf(found: ResultOf<typeof suggestionsDocument>["searchSuggestions"]): readonly Suggestion[] {
  const list: Suggestion[] = [
    ...found.keywords
      .slice(0, 3)
      .map((word) => ({ kind: "keyword" as const, label: word, address: keywordAddress(word) })),
    ...found.categories.slice(0, 2).map(({ categoryCode, name, count }) => ({
      kind: "category" as const,
      label: `${name} (${count})`,
      address: `/plp/${encodeURIComponent(categoryCode)}`,
    })),
    ...found.brands
      .slice(0, 2)
      .map(({ brandName }) => ({ kind: "brand" as const, label: brandName, address: namedListingAddress(brandName) })),
    ...found.products.slice(0, 4).map((product) => ({
      kind: "product" as const,
      label: product.productName,
      address: productAddress(product.productName, product.productCode),
      ...(product.salePrice ? { note: formatRupiah(product.salePrice) } : {}),
      ...(product.mediaLink ? { picture: product.mediaLink } : {}),
    })),
  ];
  return list.slice(0, 10);
}
