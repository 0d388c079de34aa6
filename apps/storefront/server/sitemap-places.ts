import { defaultLanguage, type Language } from "@gelora/locale/language.ts";
import { homePath } from "../features/content/home-path.ts";
import { graphql } from "../platform/gateway/document.ts";
import { type CallOptions, callGateway } from "../platform/gateway/gateway-call.ts";
import { type PagePaths, pathsOfAddresses } from "../platform/page/page-paths.ts";
import { rowOf } from "../platform/pages/page-facts.ts";
import { pages } from "../platform/pages/pages.ts";

const placesDocument = graphql(`
  query StorefrontSitemap {
    sitemapLists { addresses { language address } }
    sitemapPages { addresses { language address } }
  }
`);

type Place = { readonly addresses: readonly { readonly language: string; readonly address: string }[] };

/**
 * What the sitemap lists besides products and articles: the pages whose rows say so, landing pages,
 * and the lists of categories, brands and sports; undefined if the shop does not answer.
 */
export async function loadSitemapPlaces(options: CallOptions): Promise<readonly PagePaths[] | undefined> {
  const result = await callGateway(placesDocument, {}, options);
  return result.ok ? sitemapPlaces(result.value.sitemapPages, result.value.sitemapLists) : undefined;
}

export function sitemapPlaces(written: readonly Place[], lists: readonly Place[]): readonly PagePaths[] {
  const fixed = pages.filter(({ inSitemap }) => inSitemap).map(({ path }) => `/${path}`);
  const pathsOf = ({ addresses }: Place) => pathsOfAddresses(addresses) ?? [];
  return [...fixed, ...written.flatMap(pathsOf).filter(isLandingPage), ...lists.flatMap(pathsOf)];
}

/** Written pages are parts of our own pages too, such as home, and texts that others read. */
const isLandingPage = (paths: Record<Language, string>): boolean =>
  paths[defaultLanguage] !== homePath && rowOf(paths[defaultLanguage]).path === "*";
