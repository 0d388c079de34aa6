import { jakartaDay } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { serverWords } from "../platform/words/words.server.ts";
import { Footer } from "./parts/footer.tsx";
import { MegaMenu } from "./parts/mega-menu.tsx";
import { MenuSheet } from "./parts/menu-sheet.tsx";
import { UtilityLine } from "./parts/utility-line.tsx";
import type { SiteData } from "./site-data.server.ts";

/**
 * The parts of the layout that never change in a browser, as finished HTML. Menus and footer are
 * links and native elements and need no script, which saves every first load their code (4 kB) and
 * every render their work. Their links navigate like all others (see `use-link-navigation.ts`).
 */
export type StaticChrome = {
  readonly utilityLine: string;
  readonly menuSheet: string;
  readonly megaMenu: string;
  readonly footer: string;
};

type Made = { readonly site: SiteData; readonly parts: StaticChrome };

/** The latest for each language, made again when the content is a new object. */
const latest = new Map<Language, Made>();

export function staticChrome(site: SiteData, language: Language): StaticChrome {
  const known = latest.get(language);
  if (known?.site === site) return known.parts;
  const parts = renderParts(site, language);
  latest.set(language, { site, parts });
  return parts;
}

function renderParts(site: SiteData, language: Language): StaticChrome {
  const words = serverWords("chrome", language);
  return {
    utilityLine: renderToStaticMarkup(<UtilityLine site={site} words={words} language={language} />),
    menuSheet: renderToStaticMarkup(<MenuSheet site={site} words={words} language={language} />),
    megaMenu: renderToStaticMarkup(<MegaMenu items={site.headerList} words={words} />),
    footer: renderToStaticMarkup(<Footer site={site} words={words} year={jakartaDay(new Date()).slice(0, 4)} />),
  };
}
