import { browserPage } from "./browser-page.ts";
import { readStored } from "./browser-storage.ts";
import { clientState } from "./client-state.ts";
import { graphql } from "./document.ts";
import { callShop } from "./shop-client.ts";
import { textOfContent } from "./text-of-content.ts";

const contentDocument = graphql(`
  query StorefrontContentText($pageUrl: String!, $deviceType: String!) {
    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) { pageContent }
  }
`);

/** The text of a small piece of content, such as a consent; empty when there is none or the call fails [HOM-12]. */
export async function loadContentText(pageUrl: string): Promise<string> {
  const { platform } = clientState();
  // The disclaimer is asked for in capitals [PDP-09, K34]; the shop reads both.
  const deviceType = pageUrl === "/disclaimer" ? platform : platform.toLowerCase();
  const result = await callShop(contentDocument, { pageUrl, deviceType });
  const content = result.ok ? result.value.getPageByUrl?.pageContent : undefined;
  return textOfContent(content, readStored("gt-local") ?? browserPage().language, platform === "H5" ? "h5" : "pc");
}
