import type { PageBlock, PageSearch } from "@gelora/contracts/page-content.ts";
import { data, type RouterContextProvider } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { graphql } from "../../platform/gateway/document.ts";
import { markIncomplete } from "../../platform/page/page-fate.ts";
import { factsOf } from "../../platform/page/request-facts.ts";
import { packedWords } from "../../platform/words/words.server.ts";
import { cardOf, type ProductCardData } from "../listing/product-card-model.ts";
import { blocksOfContent, type ShownBlock } from "./content-blocks.ts";

const landingDocument = graphql(`
  query getPageByUrl($input: GetPageByUrlInput!) {
    getPageByUrl(getPageByUrlInput: $input) { pageUrl pageContent }
  }
`);

const railDocument = graphql(`
  query catalogProductSearchInit_rail($input: CatalogProductSearchInput!) {
    catalogProductSearchInit(input: $input) {
      dataList {
        productCode productName mediaLink mobileMediaLink productPrice salePrice
        brand { brandName }
        productActivities { ribbonImage ribbonText ribbonPosition }
        skuList { channelSale { qty soldQty } }
        saleAttributes { attrCode values { valueName valueColour } }
      }
    }
  }
`);

/**
 * A page of blocks by its path; 404 if there is none [HOM-04, HOM-06, ERR-06], an empty page if the
 * call fails [HOM-12].
 */
export async function loadLandingPage(context: Readonly<RouterContextProvider>, request: Request, pageUrl: string) {
  const page = await loadBlocks(context, request, pageUrl);
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** The same without throwing: `undefined` if there is no such page. */
export async function loadBlocks(context: Readonly<RouterContextProvider>, request: Request, pageUrl: string) {
  const preview = new URL(request.url).searchParams.get("preview") === "true";
  const blocks = await askBlocks(context, pageUrl, preview);
  if (!blocks) return undefined;
  return {
    words: packedWords(context, "content"),
    blocks: await Promise.all(blocks.map((block) => shownBlock(context, block))),
  };
}

/** `undefined` if there is no such page. */
async function askBlocks(context: Readonly<RouterContextProvider>, pageUrl: string, preview: boolean) {
  const { device, language } = factsOf(context);
  const input = { pageUrl, deviceType: device, ...(preview ? { preview } : {}) };
  const result = await callShopForPage(context, landingDocument, { input });
  if (result.ok) {
    const page = result.value.getPageByUrl;
    return page ? blocksOfContent(page.pageContent, language, device) : undefined;
  }
  if (result.failure.code === "PAGE_NOT_FOUND") return undefined;
  markIncomplete(context);
  return [];
}

/** A block with the goods of its search. */
export async function shownBlock(context: Readonly<RouterContextProvider>, block: PageBlock): Promise<ShownBlock> {
  if (block.type !== "products") return block;
  const { search, ...rail } = block;
  return { ...rail, products: await askRail(context, search) };
}

/** A rail that cannot be filled is left out. */
async function askRail(
  context: Readonly<RouterContextProvider>,
  search: PageSearch,
): Promise<readonly ProductCardData[]> {
  const filters = search.filters?.map(({ name, codes }) => ({ name, codes: [...codes] })) ?? [];
  const result = await callShopForPage(context, railDocument, { input: { ...search, filters, pageNum: 1 } });
  if (!result.ok) markIncomplete(context);
  const { device } = factsOf(context);
  return result.ok ? result.value.catalogProductSearchInit.dataList.map((product) => cardOf(product, device)) : [];
}
