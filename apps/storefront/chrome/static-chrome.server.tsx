import { renderToStaticMarkup } from "react-dom/server";
import { formatWords } from "../platform/format-words.ts";
import type { RequestFacts } from "../platform/request-facts.ts";
import { compiledWords } from "../platform/words.server.ts";
import type { ChromeWords } from "./chrome-words.ts";
import { Footer } from "./parts/footer.tsx";
import { MegaMenu } from "./parts/mega-menu.tsx";
import { MenuSheet } from "./parts/menu-sheet.tsx";
import { UtilityLine } from "./parts/utility-line.tsx";
import type { SiteData } from "./site-data.server.ts";

/**
 * The parts of the layout that never change in a browser, as finished HTML: menus and footer are links and native elements, so that they need no script, and
 * sending none saves every first load their code (4 kB) and every render their work. Links in them navigate like all others (see `link-navigation.ts`).
 */
export type StaticChrome = {
  readonly utilityLine: string;
  readonly menuSheet: string;
  readonly megaMenu: string;
  readonly footer: string;
};

const rendered = new WeakMap<SiteData, StaticChrome>();

/** @param site an object that is the same as long as its content is: the HTML is made once for it */
export function staticChrome(site: SiteData, language: RequestFacts["language"]): StaticChrome {
  const known = rendered.get(site);
  if (known) return known;
  const compiled = compiledWords("chrome", language);
  const words: ChromeWords = (key, values = {}) => formatWords(compiled[key] ?? key, values, language);
  const made = {
    utilityLine: renderToStaticMarkup(<UtilityLine site={site} words={words} language={language} />),
    menuSheet: renderToStaticMarkup(<MenuSheet site={site} words={words} language={language} />),
    megaMenu: renderToStaticMarkup(<MegaMenu items={site.headerList} words={words} />),
    footer: renderToStaticMarkup(<Footer site={site} words={words} />),
  };
  rendered.set(site, made);
  return made;
}
