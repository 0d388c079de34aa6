import { data, type RouterContextProvider } from "react-router";
import { graphql } from "../../platform/document.ts";
import { type ContentItem, itemsOfContent } from "../../platform/page-content.ts";
import { markIncomplete } from "../../platform/page-fate.ts";
import { askShop } from "../../platform/public-gateway.server.ts";
import { factsOf } from "../../platform/request-facts.ts";
import { pageWords } from "../../platform/words.server.ts";

const landingDocument = graphql(`
  query StorefrontLandingPage($input: GetPageByUrlInput!) {
    getPageByUrl(getPageByUrlInput: $input) { pageUrl pageContent scheduledStatus expectPublishTime expectCancelPublishTime }
  }
`);

/** The blocks of a landing page for the page's language and device class [HOM-04, HOM-07]. `undefined` when there is no such page; a failed call is an empty page [HOM-12]. */
export async function askLandingItems(
  context: Readonly<RouterContextProvider>,
  pageUrl: string,
  preview: boolean,
): Promise<readonly ContentItem[] | undefined> {
  const { device, language } = factsOf(context);
  const result = await askShop(context, landingDocument, {
    input: { pageUrl, deviceType: device, ...(preview ? { preview } : {}) },
  });
  if (result.ok) {
    const page = result.value.getPageByUrl;
    return page ? itemsOfContent(page.pageContent, language, device) : undefined;
  }
  if (result.failure.code === "PAGE_NOT_FOUND") return undefined;
  markIncomplete(context);
  return [];
}

/** A landing page by its path; 404 where there is none [HOM-06, ERR-06]. */
export async function loadLandingPage(context: Readonly<RouterContextProvider>, request: Request, pathname: string) {
  const preview = new URL(request.url).searchParams.get("preview") === "true";
  const items = await askLandingItems(context, pathname, preview);
  if (!items) throw data(null, { status: 404 });
  return { words: pageWords(context, "content"), items };
}
