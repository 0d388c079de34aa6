import type { Language } from "@gelora/locale/language.ts";
import { createContext, useContext } from "react";
import type { BrowserSettings } from "./configuration.ts";

/** What every component may ask of the page it stands on. Set by the root. */
export type Page = {
  readonly language: Language;
  readonly webp: boolean;
  readonly settings: BrowserSettings;
};

export const PageContext = createContext<Page>({
  language: "en-US",
  webp: false,
  settings: { shopUrl: "", clubUrl: "", recommendationsUrl: "", collectorUrl: "", siteCode: "", siteUrl: "" },
});

export const usePage = (): Page => useContext(PageContext);
