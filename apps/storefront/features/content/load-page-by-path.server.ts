import { withoutLanguage } from "@gelora/locale/language-address.ts";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { redirectToOwnPath } from "../../platform/page/redirect-to-own-path.server.ts";
import { keywordOfFile } from "../listing/listing-address.ts";
import { type Listing, loadListing } from "../listing/load-listing.server.ts";
import { isNewsletterPath, loadNewsletterPage } from "../newsletter/load-newsletter-page.server.ts";
import { loadLandingPage } from "./load-landing-page.server.ts";

/**
 * Any path without a named route [K30]: `….html` is a listing, whatever was added behind it by
 * a mail program or a hand [LST-04], one with newsletter-qrcode in it subscribes [NWS-11, Q51], the
 * rest are landing pages by path [HOM-04, HOM-06], else a 404. A list of nothing, under a name that
 * no category, brand or sport has, is shown with 404. Below a language, a list's name in another
 * one or in another spelling leads to the name there, as other spellings of a landing page do.
 */
export async function loadPageByPath({ context, request, url }: LoaderFunctionArgs) {
  // Not the request's own URL, which ends in .data on client navigation.
  const pathname = withoutLanguage(url.pathname);
  // Not of two slashes, which a browser would take for another site.
  const list = /^(\/(?!\/).+\.html)\//.exec(url.pathname)?.[1];
  if (list) throw redirect(`${list}${url.search}`, 301);
  if (pathname.endsWith(".html")) {
    const keyword = keywordOfFile(pathname);
    if (!keyword) throw data(null, { status: 404 });
    const named = { conditionKeyword: keyword, named: true };
    const listing = { kind: "listing" as const, ...(await loadListing(context, request, named)) };
    redirectToOwnPath(listing.paths, url);
    return namesNothing(listing) ? data(listing, { status: 404 }) : listing;
  }
  if (isNewsletterPath(pathname)) return { kind: "newsletter" as const, ...(await loadNewsletterPage(context)) };
  const page = await loadLandingPage(context, request, pathname);
  redirectToOwnPath(page.paths, url, page.documented);
  return { kind: "landing" as const, ...page };
}

/** The shop takes a name that it does not know for a keyword. */
const namesNothing = ({ failed, total, scope }: Listing): boolean =>
  !failed && total === 0 && scope?.type === "KEYWORD";
