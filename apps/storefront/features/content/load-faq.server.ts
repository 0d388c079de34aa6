import { languages } from "@gelora/locale/language.ts";
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

/** The questions by topic, and the same page's in the other language. */
type Faq = { readonly topics: readonly FaqBlock[]; readonly twins: readonly FaqBlock[] };

/** Its questions by topic, wherever it stands now; none where there is no such page, or no shop. */
export async function loadFaq(context: Readonly<RouterContextProvider>): Promise<Faq> {
  const { device, language } = factsOf(context);
  const ask = (pageUrl: string) =>
    callShopForPage(context, landingDocument, { input: { pageUrl, deviceType: device } });
  const first = await ask(faqAddress);
  const movedTo = first.ok ? first.value.getPageByUrl?.movedTo : undefined;
  const result = movedTo ? await ask(movedTo) : first;
  if (!result.ok && result.failure.code !== "PAGE_NOT_FOUND") markIncomplete(context);
  const content = result.ok ? result.value.getPageByUrl?.pageContent : undefined;
  const topicsIn = (one: string) => blocksOfContent(content, one, device).filter((block) => block.type === "faq");
  return { topics: topicsIn(language), twins: languages.filter((one) => one !== language).flatMap(topicsIn) };
}
