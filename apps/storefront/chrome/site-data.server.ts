import type { RouterContextProvider } from "react-router";
import { callShopForPage } from "../platform/gateway/call-shop-for-page.server.ts";
import { graphql, type ResultOf } from "../platform/gateway/document.ts";
import { markIncomplete } from "../platform/page/page-fate.ts";
import { factsOf } from "../platform/page/request-facts.ts";

const homeInitDocument = graphql(`
  query homeInit {
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
  readonly siteInfo: {
    readonly siteName: string;
    readonly whatsApp: string;
    readonly email: string;
    /** Of the company that sells; empty where it is not known. */
    readonly sellerName: string;
    readonly sellerAddress: string;
  };
};

/**
 * Every page's navigation and site info [SHL-19]. If they fail they are empty, and the page still
 * renders [SHL-20, ERR-09].
 */
export async function loadSiteData(context: Readonly<RouterContextProvider>): Promise<SiteData> {
  const { language, preview } = factsOf(context);
  const known = preview ? undefined : remembered.get(language);
  if (known && Date.now() - known.at < rememberMs) return known.value;
  const result = await callShopForPage(context, homeInitDocument, {});
  if (result.ok) {
    const value = siteDataOf(result.value.homeInit);
    if (!preview) remembered.set(language, { at: Date.now(), value });
    return value;
  }
  markIncomplete(context);
  return known?.value ?? nothing;
}

const siteDataOf = (init: HomeInit): SiteData => ({
  headerList: init.headerList,
  footerList: init.footerList,
  siteInfo: siteInfoOf(init.siteInfo),
});

/** Contact values are in the free-form part of site info [Q45, Q47]. */
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
    sellerName: textOf("sellerName"),
    sellerAddress: textOf("sellerAddress"),
  };
}
