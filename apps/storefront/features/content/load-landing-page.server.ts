import type { PageBlock } from "@gelora/contracts/page-content.ts";
import { data, type RouterContextProvider, redirect } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { graphql, type ResultOf } from "../../platform/gateway/document.ts";
import { markIncomplete, markUnavailable } from "../../platform/page/page-fate.ts";
import { pathsOfAddresses } from "../../platform/page/page-paths.ts";
import { factsOf } from "../../platform/page/request-facts.ts";
import { addStructuredData } from "../../platform/page/structured-data.ts";
import { wholeRowOf } from "../../platform/pages/page-facts.ts";
import { packedWords } from "../../platform/words/words.server.ts";
import { faqThings } from "./blocks/faq/faq-data.ts";
import { productsOfShelf } from "./blocks/products/products-of-shelf.server.ts";
import { blocksOfContent, isStill, type ShownBlock, showsHeading } from "./content-blocks.ts";
import { homePath } from "./home-path.ts";
import { pageDescription } from "./page-description.ts";
import { pagePicture } from "./page-picture.ts";
import { renderStill } from "./render-still.server.tsx";

export const landingDocument = graphql(`
  query getPageByUrl($input: GetPageByUrlInput!) {
    getPageByUrl(getPageByUrlInput: $input) { pageUrl addresses { language address } pageContent movedTo }
  }
`);

type AnsweredPage = ResultOf<typeof landingDocument>["getPageByUrl"];

/**
 * A page of blocks by its path; 404 if there is none [HOM-04, HOM-06, ERR-06]. If the call fails,
 * home and what other pages read are empty [HOM-12], and any other page is a 503 that says so.
 */
export async function loadLandingPage(context: Readonly<RouterContextProvider>, request: Request, pageUrl: string) {
  const page = await loadBlocks(context, request, pageUrl);
  if (!page) throw data(null, { status: 404 });
  const isFragment = wholeRowOf(pageUrl).isFragment ?? false;
  const failed = page.failed && !isFragment && pageUrl !== homePath;
  if (failed) markUnavailable(context);
  return { ...page, failed, isFragment };
}

/**
 * The same without throwing: `undefined` if there is no such page.
 * @param isTop whether the blocks stand at the top of their page, so that the first has its h1
 */
export async function loadBlocks(
  context: Readonly<RouterContextProvider>,
  request: Request,
  pageUrl: string,
  isTop = true,
) {
  const preview = new URL(request.url).searchParams.get("preview") === "true";
  const page = await askPage(context, pageUrl, preview);
  if (!page) return undefined;
  const { blocks, documented, paths, failed } = page;
  addStructuredData(context, ...faqThings(blocks));
  return {
    words: packedWords(context, "content"),
    description: pageDescription(blocks),
    picture: pagePicture(blocks),
    documented,
    paths,
    failed,
    blocks: await shownBlocks(context, blocks, isTop),
  };
}

/** A still block is HTML already when it comes to the page, so its heading is decided here. */
async function shownBlocks(context: Readonly<RouterContextProvider>, blocks: readonly PageBlock[], isTop: boolean) {
  const shown = await Promise.all(blocks.map((block) => shownBlock(context, block)));
  const first = shown.findIndex(showsHeading);
  const block = blocks[first];
  if (!isTop || !block || !isStill(block) || blocks.some(({ type }) => type === "hero")) return shown;
  return shown.with(first, renderStill(context, block, "h1"));
}

/**
 * The blocks of a page and its addresses, if the shop could answer; `undefined` if there is no such
 * page.
 * @throws Response with status 301 to where the page has moved
 */
async function askPage(context: Readonly<RouterContextProvider>, pageUrl: string, preview: boolean) {
  const { device } = factsOf(context);
  const input = { pageUrl, deviceType: device, ...(preview ? { preview } : {}) };
  const result = await callShopForPage(context, landingDocument, { input });
  if (result.ok) {
    const page = answeredPage(context, result.value.getPageByUrl);
    return page && { ...page, failed: false };
  }
  if (result.failure.code === "PAGE_NOT_FOUND") return undefined;
  markIncomplete(context);
  return { blocks: [], documented: undefined, paths: undefined, failed: true };
}

/**
 * Its blocks and addresses; `undefined` if there is no such page.
 * @throws Response with status 301 to where the page has moved
 */
function answeredPage(context: Readonly<RouterContextProvider>, page: AnsweredPage) {
  const { device, language } = factsOf(context);
  if (page?.movedTo) throw redirect(page.movedTo, 301);
  if (!page) return undefined;
  const documented = page.pageUrl ?? undefined;
  const paths = pathsOfAddresses(page.addresses ?? []) ?? documented;
  return { blocks: blocksOfContent(page.pageContent, language, device), documented, paths };
}

/**
 * The blocks of an article's page besides its text and its products, which `articleDetail` has:
 * the answers of a FAQ for instance. Nothing if there is no such page.
 * @throws Response with status 301 to where the page has moved
 */
export async function furtherBlocks(context: Readonly<RouterContextProvider>, page: AnsweredPage) {
  const { blocks = [], documented, paths } = answeredPage(context, page) ?? {};
  const shown = ["html", "products"].map((wanted) => blocks.find(({ type }) => type === wanted));
  const further = blocks.filter((block) => !shown.includes(block));
  addStructuredData(context, ...faqThings(further));
  return {
    further: await Promise.all(further.map((block) => shownBlock(context, block))),
    hasAnswers: further.some(({ type }) => type === "faq"),
    documented,
    paths,
  };
}

/** A block as the page shows it: a shelf with its products, a still one as HTML. */
export async function shownBlock(context: Readonly<RouterContextProvider>, block: PageBlock): Promise<ShownBlock> {
  if (isStill(block)) return renderStill(context, block, "h2");
  if (block.type !== "products") return block;
  const { search, productCodes, ...shelf } = block;
  return { ...shelf, products: await productsOfShelf(context, { search, productCodes }) };
}
