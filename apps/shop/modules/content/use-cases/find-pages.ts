import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { plainWords } from "../domain/found-by.ts";
import { addressIn } from "../domain/page-address.ts";
import { titleOfPage } from "../domain/title-of-page.ts";
import { selectPagesByKeyword, selectPagesByWords } from "../storage/lists.ts";

/**
 * A page that answers a search: its title in the requested language, and its storefront address.
 */
export type PageHint = { readonly title: string; readonly address: string };

const mostFound = 3;
/** Shorter words are in every title. */
const shortestWord = 3;

/** Words of a question that say nothing about its subject: "cara retur" asks about returns. */
const askingWords = new Set(
  "apa apakah bagaimana berapa bisa cara dimana gimana kapan mana saya untuk yang can does how the what when where".split(
    " ",
  ),
);

/**
 * The pages that an editor has given this keyword; then articles and help pages whose titles and
 * questions have all its words.
 */
export async function findPages(platform: Platform, keyword: string, language: Language): Promise<readonly PageHint[]> {
  if (keyword === "") return [];
  const words = plainWords(keyword).filter((word) => word.length >= shortestWord && !askingWords.has(word));
  const { named, found } = await platform.database.fromReplica(async () => ({
    named: await selectPagesByKeyword(platform, keyword),
    found: words.length > 0 ? await selectPagesByWords(platform, words, language, mostFound) : [],
  }));
  const others = found.filter(({ pageUrl }) => named.every((page) => page.pageUrl !== pageUrl));
  return [...named, ...others].flatMap((page) => {
    const title = titleOfPage(page.content[language].pc);
    return title ? [{ title, address: addressIn(page, language) }] : [];
  });
}
