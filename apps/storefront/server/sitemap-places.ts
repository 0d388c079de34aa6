import { graphql } from "../platform/gateway/document.ts";
import { type CallOptions, callGateway } from "../platform/gateway/gateway-call.ts";
import { type PagePaths, pathsOfAddresses } from "../platform/page/page-paths.ts";
import { rowOf } from "../platform/pages/page-facts.ts";
import { listingParameters, pages } from "../platform/pages/pages.ts";

const placesDocument = graphql(`
  query StorefrontSitemap {
    homeInit {
      headerList { url children { url children { url } } }
      footerList { url children { url } }
    }
    sitemapLists { addresses { language address } }
  }
`);

type Place = { readonly url: string | null; readonly children?: readonly Place[] | null };

/**
 * What the sitemap lists besides products: the pages whose rows say so, the landing pages in the
 * shop's navigation, and the lists of categories, brands and sports; undefined if the shop does not
 * answer.
 */
export async function loadSitemapPlaces(options: CallOptions): Promise<readonly PagePaths[] | undefined> {
  const result = await callGateway(placesDocument, {}, options);
  if (!result.ok) return undefined;
  const { homeInit, sitemapLists } = result.value;
  return [
    ...sitemapPlaces([...homeInit.headerList, ...homeInit.footerList]),
    ...sitemapLists.flatMap(({ addresses }) => pathsOfAddresses(addresses) ?? []),
  ];
}

export function sitemapPlaces(navigation: readonly Place[]): readonly string[] {
  const fixed = pages.filter(({ inSitemap }) => inSitemap).map(({ path }) => `/${path}`);
  return [...new Set([...fixed, ...navigation.flatMap(addressesOf).filter(isForSearchEngines)])];
}

const addressesOf = ({ url, children }: Place): string[] => [
  ...(url ? [url] : []),
  ...(children ?? []).flatMap(addressesOf),
];

/** Our own public paths without a query; lists have addresses of their own, whoever leads there. */
function isForSearchEngines(address: string): boolean {
  const { audience, parameters } = rowOf(address);
  return /^\/(?!\/)[^?#\\]*$/.test(address) && audience === "public" && parameters !== listingParameters;
}
