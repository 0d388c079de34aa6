import { withoutLanguage } from "@gelora/locale/language-address.ts";
import type { BrowserRow, ForeignScripts, PageRow } from "./page-row.ts";
import { listingParameters, pages } from "./pages.ts";

/** A named list, `/Running.html` [LST-04]; served by the route for any other path [K30]. */
const listingByName: PageRow = { path: "*.html", audience: "public", parameters: listingParameters };
/** For a path without a row: the strictest rules. */
const closed: PageRow = { path: "", audience: "personal" };

const segmentsOf = (path: string): readonly string[] => path.split("/").filter((segment) => segment !== "");
const rows = pages.map((row) => ({ row, segments: segmentsOf(row.path) }));
const landing = pages.find(({ path }) => path === "*") ?? closed;
const closedSections = new Set(
  rows.filter(({ row }) => row.audience !== "public").map(({ segments }) => segments[0] ?? ""),
);

/**
 * The row of an address, in either language or as documented, matched as the router does:
 * case-insensitive and percent-decoded.
 */
export const rowOf = (pathname: string): BrowserRow => wholeRowOf(pathname);

/** The same with all that the table says: on the server alone, as the browser does not have it. */
export function wholeRowOf(pathname: string): PageRow {
  const segments = readSegments(withoutLanguage(pathname));
  if (!segments) return closed;
  const found = rows.find(({ row, segments: wanted }) => row !== landing && fits(wanted, segments));
  if (found) return found.row;
  if (closedSections.has(segments[0]?.toLowerCase() ?? "")) return closed;
  return pathname.endsWith(".html") ? listingByName : landing;
}

/** The row of a path of ours with its query and fragment, such as a way back. */
export const rowOfAddress = (address: string): BrowserRow => rowOf(address.split(/[?#]/, 1)[0] ?? "");

function readSegments(pathname: string): readonly string[] | undefined {
  try {
    return segmentsOf(decodeURI(pathname));
  } catch {
    return undefined;
  }
}

const fits = (wanted: readonly string[], given: readonly string[]): boolean =>
  wanted.length === given.length &&
  wanted.every((segment, at) => segment.startsWith(":") || segment.toLowerCase() === given[at]?.toLowerCase());

/**
 * Whether a session that ends on this page changes nothing on screen: the documents' closed list of
 * public routes, all landing pages and, with the login, whatever leads to an account [SES-09, Q40,
 * K37].
 */
export function isPublicRoute(pathname: string): boolean {
  const { audience } = rowOf(pathname);
  return audience === "public" || audience === "door";
}

/**
 * Where an ended session leads from here: to the login with the way back, or nowhere on a public
 * route [SES-07, SES-08].
 */
export function loginAddressAfterEnd(pathname: string, search: string): string | undefined {
  if (isPublicRoute(pathname)) return undefined;
  return `/login?redirectUrl=${encodeURIComponent(pathname + search)}`;
}

const foreignScriptsOf = (pathname: string): ForeignScripts => {
  const { audience, foreignScripts } = rowOf(pathname);
  return foreignScripts ?? (audience === "public" ? "chat" : "none");
};

/**
 * The first registration page, whose policy allows a social network's script [SOC-02]. It is
 * entered by a full load, to get its own policy, and left by one, to drop the script.
 */
export const letsSocialSignInIn = (pathname: string): boolean => foreignScriptsOf(pathname) === "social-sign-in";

/** The consent page, which frames the club's own site [CLB-06]. */
export const framesClubSite = (pathname: string): boolean => wholeRowOf(pathname).framesClub ?? false;

/**
 * A social chat is a third-party script as well: allowed on product pages, never on personal ones
 * [SHL-17].
 */
export const letsSocialChatIn = (pathname: string): boolean => foreignScriptsOf(pathname) === "chat";

/** First path segments that search engines should not index. */
export const sectionsClosedToRobots: readonly string[] = [...closedSections].sort();
