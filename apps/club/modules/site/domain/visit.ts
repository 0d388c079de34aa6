import { isOwnPath } from "@gelora/contracts/own-path.ts";
import { isLanguage, type Language, languageOfAcceptHeader } from "@gelora/locale/language.ts";

/** What every page of the site needs to know about the one who looks at it. */
export type Visit = {
  readonly language: Language;
  /** Where they came from: a path of the shop. */
  readonly back: string;
  /** The shop's origin. */
  readonly shop: string;
};

const longestPath = 500;

/** The language of the address, else the browser's; a way back to the shop's own paths only. */
export function visitOf(query: URLSearchParams, acceptLanguage: string | undefined, shop: string): Visit {
  const [asked, back] = [query.get("lang"), query.get("back") ?? query.get("redirectUrl") ?? "/"];
  return {
    language: isLanguage(asked) ? asked : languageOfAcceptHeader(acceptLanguage),
    back: back.length <= longestPath && isOwnPath(back) ? back : "/",
    shop: new URL(shop).origin,
  };
}

/** A page's address, which keeps the language and the way back. */
export function siteAddress(
  page: string,
  { language, back }: Visit,
  more: Readonly<Record<string, string>> = {},
): string {
  return `/site/${page}?${new URLSearchParams({ lang: language, ...(back === "/" ? {} : { back }), ...more })}`;
}

/** The address of the page that the visitor came from. */
export function wayBack({ shop, back }: Visit): string {
  return `${shop}${back}`;
}
