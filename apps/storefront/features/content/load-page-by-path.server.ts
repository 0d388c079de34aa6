import { data, type LoaderFunctionArgs } from "react-router";
import { keywordOfFile } from "../listing/listing-address.ts";
import { loadListing } from "../listing/load-listing.server.ts";
import { loadLandingPage } from "./load-landing-page.server.ts";

/** Any path that no named route claims [K30]: `….html` is a listing [LST-04], the rest landing pages by path [HOM-04, HOM-06]; nothing there is a 404. */
export async function loadPageByPath({ context, request, url }: LoaderFunctionArgs) {
  // Not the request's own address, which ends in .data when the browser goes there without a load.
  const { pathname } = url;
  if (pathname.endsWith(".html")) {
    const keyword = keywordOfFile(pathname);
    if (!keyword) throw data(null, { status: 404 });
    return { kind: "listing" as const, ...(await loadListing(context, request, { conditionKeyword: keyword })) };
  }
  return { kind: "landing" as const, ...(await loadLandingPage(context, request, pathname)) };
}
