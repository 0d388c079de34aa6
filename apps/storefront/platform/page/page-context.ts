import type { Language } from "@gelora/locale/language.ts";
import { createContext, useContext } from "react";
import type { BrowserSettings } from "./configuration.ts";
import { ownPictureForm } from "./picture-address.ts";

/** The page's facts for all components. Set by the root. */
export type Page = {
  readonly language: Language;
  readonly webp: boolean;
  readonly settings: BrowserSettings;
};

export const PageContext = createContext<Page>({
  language: "en-US",
  webp: false,
  settings: {
    shopUrl: "",
    clubUrl: "",
    clubSiteUrl: "",
    clubSiteKey: "",
    recommendationsUrl: "",
    collectorUrl: "",
    siteCode: "",
    siteName: "",
    siteUrl: "",
    pictureForm: ownPictureForm,
  },
});

export const usePage = (): Page => useContext(PageContext);
