import type { RouterContextProvider } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { markIncomplete } from "../../platform/page/page-fate.ts";
import { factsOf } from "../../platform/page/request-facts.ts";
import { packedWords } from "../../platform/words/words.server.ts";
import { invitationDocument } from "./data/newsletter-documents.ts";
import { invitationOf } from "./model/invitation.ts";

/** Any path with it subscribes, as a code on a poster leads there [NWS-11, Q51]. */
export const isNewsletterPath = (pathname: string): boolean => pathname.toLowerCase().includes("newsletter-qrcode");

/** The same words as in the dialog; the form works without them too. */
export async function loadNewsletterPage(context: Readonly<RouterContextProvider>) {
  const { device, language } = factsOf(context);
  const asked = { pageUrl: "/newsletter-dialog", deviceType: device };
  const result = await callShopForPage(context, invitationDocument, asked);
  if (!result.ok) markIncomplete(context);
  const page = result.ok ? result.value.getPageByUrl : undefined;
  return {
    words: packedWords(context, "newsletter"),
    invitation: invitationOf(page?.pageContent, language, device) ?? null,
  };
}
