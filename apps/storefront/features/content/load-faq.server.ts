import type { Language } from "@gelora/locale/language.ts";
import type { RouterContextProvider } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { markIncomplete } from "../../platform/page/page-fate.ts";
import { factsOf } from "../../platform/page/request-facts.ts";
import type { FaqBlock } from "./blocks/faq/faq-data.ts";
import { blocksOfContent } from "./content-blocks.ts";
import { landingDocument } from "./load-landing-page.server.ts";

export { faqThings } from "./blocks/faq/faq-data.ts";

/** The page of questions and answers. */
export const faqCode = "faq";
const faqAddress = `/information/${faqCode}`;

/**
 * Its questions by topic, wherever it stands now; none where there is no such page, or no shop.
 * @param language the page's if not named
 */
export async function loadFaq(
  context: Readonly<RouterContextProvider>,
  language: Language = factsOf(context).language,
): Promise<readonly FaqBlock[]> {
  const { device } = factsOf(context);
  const ask = (pageUrl: string) =>
    callShopForPage(context, landingDocument, { input: { pageUrl, deviceType: device } }, language);
  const first = await ask(faqAddress);
  const movedTo = first.ok ? first.value.getPageByUrl?.movedTo : undefined;
  const result = movedTo ? await ask(movedTo) : first;
  if (!result.ok && result.failure.code !== "PAGE_NOT_FOUND") markIncomplete(context);
  const content = result.ok ? result.value.getPageByUrl?.pageContent : undefined;
  return blocksOfContent(content, language, device).filter((block) => block.type === "faq");
}
