import type { PageBlock } from "@gelora/contracts/page-content.ts";
import type { Language } from "@gelora/locale/language.ts";
import { foundBy, plainWords } from "./found-by.ts";
import { addressIn, articleFolder } from "./page-address.ts";
import { placesIn } from "./places.ts";
import type { DatedPage } from "./stored-page.ts";
import { titleOfPage } from "./title-of-page.ts";
import { formsOf } from "./word-forms.ts";

/** Words with their forms, each after a space: so the beginning of one can be looked for. */
type Forms = string;

/** A page as a search finds it, in one language. */
export type FindablePage = Pick<DatedPage, "scheduled" | "publishAt" | "withdrawAt" | "keywords"> & {
  readonly title: string;
  readonly address: string;
  readonly titleForms: Forms;
  /** Of titles, questions and keywords. */
  readonly namedForms: Forms;
  /** Of those and of the answers. */
  readonly fullForms: Forms;
  /** Of the words without one of which it is not asked for; absent where any will do. */
  readonly subjectForms?: Forms;
  /** Words of which one is enough. */
  readonly leading?: ReadonlySet<string>;
};

type Findable = Readonly<Record<Language, readonly FindablePage[]>>;

/**
 * The shop's own places, which are asked for by name, and written pages, as found in each language.
 */
export function findablePages(pages: readonly DatedPage[]): Findable {
  const of = (language: Language) => [
    ...placesIn(language).map(({ address, title, asked, subject, leading }) => ({
      ...shownAlways,
      title,
      address,
      ...formsIn(title, `${title} ${asked}`, ""),
      ...(subject ? { subjectForms: spaced(subject) } : {}),
      ...(leading ? { leading: new Set(plainWords(leading)) } : {}),
    })),
    ...pages.flatMap((page) => findable(page, language) ?? []),
  ];
  return { "en-US": of("en-US"), "id-ID": of("id-ID") };
}

const shownAlways = { scheduled: false, publishAt: null, withdrawAt: null, keywords: [] } as const;

/** A page without a title cannot be offered; others than help are found by their keywords alone. */
function findable(page: DatedPage, language: Language): FindablePage | undefined {
  const { pageUrl, scheduled, publishAt, withdrawAt, keywords } = page;
  const blocks = page.content[language].pc;
  const title = titleOfPage(blocks);
  if (title === undefined) return undefined;
  const forms = isHelp(pageUrl)
    ? formsIn(title, foundBy(page)[language], blocks.flatMap(answersOf).join(" "))
    : formsIn("", "", "");
  return { scheduled, publishAt, withdrawAt, keywords, title, address: addressIn(page, language), ...forms };
}

function isHelp(pageUrl: string): boolean {
  if (pageUrl.startsWith(articleFolder) || pageUrl === "/contact-us") return true;
  return pageUrl.startsWith("/page/") && pageUrl !== "/page/home";
}

function answersOf(block: PageBlock): readonly string[] {
  return block.type === "faq" ? block.items.map(({ answer }) => answer.replace(/<[^>]+>/g, " ")) : [];
}

function formsIn(title: string, named: string, answers: string) {
  const namedForms = spaced(named);
  return { titleForms: spaced(title), namedForms, fullForms: namedForms + spaced(answers) };
}

function spaced(text: string): Forms {
  const words = [...new Set(plainWords(text))];
  return ` ${[...new Set(words.flatMap(formsOf))].join(" ")}`;
}

/** What is typed, for comparing with pages. */
export type Asked = {
  /** As an editor would write it. */
  readonly keyword: string;
  /** The words of it that say something, each in its forms. */
  readonly words: readonly (readonly string[])[];
};

/** Every word, in one of its forms, begins one of these. */
function hasAll(forms: Forms, words: Asked["words"]): boolean {
  return words.every((each) => hasOne(forms, each));
}

function hasOne(forms: Forms, word: Asked["words"][number]): boolean {
  return word.some((form) => forms.includes(` ${form}`));
}

/** As close as by a question or a keyword. */
const byName = 2;

/**
 * How well a page answers a search: 0 by a keyword that its editor gave it, then by its title, by
 * its questions and keywords, and last by its answers; undefined for a page that does not.
 */
export function closenessOf(page: FindablePage, { keyword, words }: Asked): number | undefined {
  if (page.keywords.includes(keyword)) return 0;
  if (words.length === 0) return undefined;
  const { subjectForms } = page;
  if (subjectForms !== undefined && !words.some((word) => hasOne(subjectForms, word))) return undefined;
  const place = [page.titleForms, page.namedForms, page.fullForms].findIndex((forms) => hasAll(forms, words));
  if (place !== -1) return place + 1;
  return words.some((word) => word.some((form) => page.leading?.has(form))) ? byName : undefined;
}
