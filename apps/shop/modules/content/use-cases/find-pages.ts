import type { Language } from "@gelora/locale/language.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { closenessOf, findablePages } from "../domain/findable-page.ts";
import { plainWords } from "../domain/found-by.ts";
import { isPublished } from "../domain/page-schedule.ts";
import { placeOfOrder } from "../domain/places.ts";
import { formsOf } from "../domain/word-forms.ts";
import { selectPublished } from "../storage/lists.ts";
import { contentVersion } from "./follow-content.ts";

/**
 * A page that answers a search: its title in the requested language, and its storefront address.
 */
export type PageHint = { readonly title: string; readonly address: string };

const mostFound = 3;
/** Shorter words are in every title. */
const shortestWord = 3;
/** Where only an answer has the words: one that mentions a return is not about returns. */
const byAnswers = 3;

/** Words of a question that say nothing about its subject: "cara retur" asks about returns. */
const askingWords = new Set(
  [
    "ada apa apakah bagaimana berapa bisa cara dan dengan dimana dong gak gimana itu ini kak kalau kapan mana nggak",
    "pakai saya untuk yang and are can does for how the there what when where with you your",
  ]
    .join(" ")
    .split(" "),
);

type Findable = ReturnType<typeof findablePages>;

/** The words of all pages, until another version of one is shown. */
export const pageWords = platformPart(
  "the words of written pages",
  (): { version: string; pages: Promise<Findable> | undefined } => ({ version: "", pages: undefined }),
);

/**
 * The pages that an editor has given this keyword, then those which have all its words, at most
 * three: in their titles first, then in questions and keywords. An order's number leads to it.
 *
 * The words of a shop's some hundred pages are held in memory and looked through: a search reads
 * nothing, and a page that is shown or withdrawn has all of them read once in each process.
 * @param wide also by what answers say, where no page is about it: for a search that goods do not
 * answer
 */
export async function findPages(
  platform: Platform,
  keyword: string,
  language: Language,
  wide = false,
): Promise<readonly PageHint[]> {
  if (keyword === "") return [];
  const order = placeOfOrder(keyword, language);
  if (order) return [order];
  const said = plainWords(keyword).filter((word) => word.length >= shortestWord && !askingWords.has(word));
  const asked = { keyword, words: said.map(formsOf) };
  const now = platform.clock.now();
  const found = (await readFindable(platform))[language].flatMap((page) => {
    const close = isPublished(page, now) ? closenessOf(page, asked) : undefined;
    return close === undefined || (close === byAnswers && !wide) ? [] : [{ page, close }];
  });
  const named = found.filter(({ close }) => close === 0);
  const nearest = found.some(({ close }) => close < byAnswers)
    ? found.filter(({ close }) => close > 0 && close < byAnswers)
    : found;
  const others = nearest.toSorted((one, other) => one.close - other.close);
  return [...named, ...others.slice(0, mostFound)].map(({ page: { title, address } }) => ({ title, address }));
}

function readFindable(platform: Platform): Promise<Findable> {
  const held = pageWords.of(platform);
  const version = contentVersion(platform);
  if (held.pages && held.version === version) return held.pages;
  const pages = platform.database.fromReplica(() => selectPublished(platform)).then(findablePages);
  Object.assign(held, { version, pages });
  pages.catch(() => {
    if (held.pages === pages) held.pages = undefined;
  });
  return pages;
}
