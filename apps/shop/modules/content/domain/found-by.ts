import type { PageBlock } from "@gelora/contracts/page-content.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { StoredPage } from "./stored-page.ts";
import { titleOfPage } from "./title-of-page.ts";

/** The words of a text in lower case, without accents and signs. */
export function plainWords(text: string): readonly string[] {
  return (
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * By which words a page is found in each language: those of its titles, questions and keywords,
 * each after a space.
 */
export function foundBy({ content, keywords = [] }: StoredPage): Readonly<Record<Language, string>> {
  const textOf = (language: Language): string => {
    const { pc, h5 } = content[language];
    const texts = [titleOfPage(pc) ?? titleOfPage(h5) ?? "", ...pc.flatMap(textsOf), ...keywords];
    return ` ${[...new Set(texts.flatMap(plainWords))].join(" ")}`;
  };
  return { "en-US": textOf("en-US"), "id-ID": textOf("id-ID") };
}

function textsOf(block: PageBlock): readonly string[] {
  if (block.type === "html") return [block.title ?? "", block.subtitle ?? ""];
  if (block.type === "faq") return [block.title ?? "", ...block.items.map(({ question }) => question)];
  return [];
}
