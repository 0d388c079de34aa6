import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { spokenLanguage } from "../../platform/browser/language-of-address.ts";
import { graphql, type ResultOf } from "../../platform/gateway/document.ts";
import { type CallResult, callGateway } from "../../platform/gateway/gateway-call.ts";
import { browserPage } from "../../platform/page/browser-page.ts";
import { keywordAddress } from "../../platform/page/keyword-address.ts";
import { namedListingAddress, productAddress } from "../../platform/page/product-address.ts";

const suggestionsDocument = graphql(`
  query searchSuggestions($keyword: String!) {
    searchSuggestions(keyword: $keyword, limit: 4) {
      keywords
      products { productCode productName brandName mediaLink salePrice isLowestPrice }
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
  /** The note is the lowest of several prices. */
  readonly isLowest?: boolean;
  readonly picture?: string;
};

/** At most ten suggestions. */
export async function loadSuggestions(keyword: string): Promise<CallResult<readonly Suggestion[]>> {
  const { settings, language } = browserPage();
  const result = await callGateway(
    suggestionsDocument,
    { keyword },
    {
      base: settings.shopUrl,
      language: spokenLanguage() ?? language,
      siteCode: settings.siteCode,
      signal: AbortSignal.timeout(3000),
    },
  );
  return result.ok ? { ok: true, value: listOf(result.value.searchSuggestions) } : result;
}

/** Keywords first, then categories and brands, then products. */
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
      ...(product.isLowestPrice ? { isLowest: true } : {}),
      ...(product.mediaLink ? { picture: product.mediaLink } : {}),
    })),
  ];
  return list.slice(0, 10);
}
