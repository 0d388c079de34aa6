import { browserPage } from "./browser-page.ts";
import { readStored } from "./browser-storage.ts";
import { clientState } from "./client-state.ts";
import { graphql } from "./document.ts";
import { itemsOfContent } from "./page-content.ts";
import { callShop } from "./shop-client.ts";

const contentDocument = graphql(`
  query StorefrontContentText($pageUrl: String!, $deviceType: String!) {
    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) { pageContent }
  }
`);

/** The plain text of a small piece of content, such as a consent; empty when there is none or the call fails [HOM-12]. */
export async function loadContentText(pageUrl: string): Promise<string> {
  const device = clientState().platform === "H5" ? "h5" : "pc";
  const result = await callShop(contentDocument, { pageUrl, deviceType: device });
  const content = result.ok ? result.value.getPageByUrl?.pageContent : undefined;
  const items = itemsOfContent(content, readStored("gt-local") ?? browserPage().language, device);
  return items
    .map(({ text }) => text ?? "")
    .join(" ")
    .trim();
}
