import { graphql } from "../platform/gateway/document.ts";
import { type CallOptions, callGateway } from "../platform/gateway/gateway-call.ts";
import { rowOf } from "../platform/pages/page-facts.ts";
import { pages } from "../platform/pages/pages.ts";

const placesDocument = graphql(`
  query homeInit_sitemap {
    homeInit {
      headerList { url children { url children { url } } }
      footerList { url children { url } }
    }
  }
`);

type Place = { readonly url: string | null; readonly children?: readonly Place[] | null };

/**
 * What the sitemap lists besides products: the pages whose rows say so, and the categories and
 * landing pages in the shop's navigation; undefined if the shop does not answer.
 */
export async function loadSitemapPlaces(options: CallOptions): Promise<readonly string[] | undefined> {
  const result = await callGateway(placesDocument, {}, options);
  return result.ok
    ? sitemapPlaces([...result.value.homeInit.headerList, ...result.value.homeInit.footerList])
    : undefined;
}

export function sitemapPlaces(navigation: readonly Place[]): readonly string[] {
  const fixed = pages.filter(({ inSitemap }) => inSitemap).map(({ path }) => `/${path}`);
  return [...new Set([...fixed, ...navigation.flatMap(addressesOf).filter(isForSearchEngines)])];
}

const addressesOf = ({ url, children }: Place): string[] => [
  ...(url ? [url] : []),
  ...(children ?? []).flatMap(addressesOf),
];

/** Our own public paths without a query: with one, the same products appear on another page. */
const isForSearchEngines = (address: string): boolean =>
  /^\/(?!\/)[^?#\\]*$/.test(address) && rowOf(address).audience === "public" && rowOf(address).path !== "plp/search";
