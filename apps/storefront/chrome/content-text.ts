import { spokenLanguage } from "../platform/browser/language-of-address.ts";
import { graphql } from "../platform/gateway/document.ts";
import type { CallResult } from "../platform/gateway/gateway-call.ts";
import { browserPage } from "../platform/page/browser-page.ts";
import { clientState } from "../platform/session/client-state.ts";
import { callShop } from "../platform/session/shop-client.ts";
import { textOfContent } from "./text-of-content.ts";

const contentDocument = graphql(`
  query getPageByUrl_text($pageUrl: String!, $deviceType: String!) {
    getPageByUrl(getPageByUrlInput: { pageUrl: $pageUrl, deviceType: $deviceType }) { pageContent }
  }
`);

/** The text of a small piece of content, such as a consent; empty if there is none [HOM-12]. */
export async function loadContentText(pageUrl: string): Promise<CallResult<string>> {
  const { platform } = clientState();
  // The specification writes DISCLAIMER in capitals [PDP-09, K34]; the shop accepts both.
  const deviceType = pageUrl === "/disclaimer" ? platform : platform.toLowerCase();
  const result = await callShop(contentDocument, { pageUrl, deviceType });
  if (!result.ok) return result;
  const language = spokenLanguage() ?? browserPage().language;
  const content = result.value.getPageByUrl?.pageContent;
  return { ok: true, value: textOfContent(content, language, platform === "H5" ? "h5" : "pc") };
}
