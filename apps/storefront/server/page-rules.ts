import { listingParameters } from "../features/listing/listing-address.ts";

export type PageRule = {
  /** May one answer serve everybody of the same language, device class and picture format? */
  readonly shared: boolean;
  /** The query parameters that a page's content depends on; `all` hands the query on as it came. */
  readonly parameters: readonly string[] | "all";
};

const productParameters = ["colour", "skuCode", "activityCode", "activityType"];

/** Screens of one person: served as empty shells, never kept; the browser fills them with the person's token. */
const personal =
  /^\/(shop-cart|checkout|payment|pay-callback|account|order|orders|login|guest-login|register|reset-password|mapclub)(\/|$)/;
const listing = /\.html$|^\/plp(\/|$)/;

/**
 * How the page of a path is kept. Parameters that a rule does not name (campaign parameters and the like) are dropped before rendering, so that the page
 * cannot depend on them; the browser still has them in its address.
 */
export function ruleOfPath(pathname: string): PageRule {
  if (personal.test(pathname)) return { shared: false, parameters: "all" };
  if (listing.test(pathname)) return { shared: true, parameters: listingParameters };
  if (pathname.startsWith("/pdp/")) return { shared: true, parameters: productParameters };
  return { shared: true, parameters: ["preview"] };
}
