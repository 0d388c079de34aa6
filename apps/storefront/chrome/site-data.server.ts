import type { RouterContextProvider } from "react-router";
import { graphql, type ResultOf } from "../platform/document.ts";
import { markIncomplete } from "../platform/page-fate.ts";
import { askShop } from "../platform/public-gateway.server.ts";
import { factsOf } from "../platform/request-facts.ts";

const homeInitDocument = graphql(`
  query StorefrontHomeInit {
    homeInit {
      headerList { code name url image children { code name url image children { code name url } } }
      footerList { code name url children { code name url } }
      siteInfo { siteCode siteName currency extra }
    }
  }
`);

type HomeInit = ResultOf<typeof homeInitDocument>["homeInit"];

const rememberMs = 30_000;
const remembered = new Map<string, { readonly at: number; readonly value: SiteData }>();
const nothing: SiteData = { headerList: [], footerList: [], siteInfo: siteInfoOf(undefined) };

export type SiteData = {
  readonly headerList: HomeInit["headerList"];
  readonly footerList: HomeInit["footerList"];
  readonly siteInfo: { readonly siteName: string; readonly whatsApp: string; readonly email: string };
};

/** Navigation and site info of every page [SHL-19]. When they cannot be had they are empty, and the page goes on [SHL-20, ERR-09]. */
export async function loadSiteData(context: Readonly<RouterContextProvider>): Promise<SiteData> {
  const { language } = factsOf(context);
  const known = remembered.get(language);
  if (known && Date.now() - known.at < rememberMs) return known.value;
  const result = await askShop(context, homeInitDocument, {});
  if (result.ok) {
    const value = siteDataOf(result.value.homeInit);
    remembered.set(language, { at: Date.now(), value });
    return value;
  }
  markIncomplete(context);
  // A copy, since finished HTML is kept by object and differs by language.
  return known?.value ?? { ...nothing };
}

const siteDataOf = (init: HomeInit): SiteData => ({
  headerList: init.headerList,
  footerList: init.footerList,
  siteInfo: siteInfoOf(init.siteInfo),
});

/** Contact values lie in the free part of site info [Q45, Q47]. */
function siteInfoOf(info: HomeInit["siteInfo"] | undefined): SiteData["siteInfo"] {
  const extra: object = typeof info?.extra === "object" && info.extra !== null ? info.extra : {};
  const values = new Map<string, unknown>(Object.entries(extra));
  const textOf = (...names: string[]): string => {
    const found = names.map((name) => values.get(name)).find((value) => typeof value === "string" && value !== "");
    return typeof found === "string" ? found : "";
  };
  return {
    siteName: info?.siteName ?? "Gelora",
    whatsApp: textOf("whatsApp", "whatsapp", "whatsAppNumber").replace(/\D/g, ""),
    email: textOf("email", "contactEmail"),
  };
}
