import type { Language } from "@gelora/locale/language.ts";
import { addressIn } from "./page-address.ts";
import type { SportPage } from "./sport-pages.ts";
import type { PagePlace } from "./stored-page.ts";
import { say } from "./words.ts";

const columns = [
  {
    code: "help",
    links: [
      { code: "contact", url: "/contact-us" },
      { code: "track", url: "/order/track" },
      { code: "delivery", url: "/page/delivery-returns" },
      { code: "helpCentre", url: "/help" },
    ],
  },
  {
    code: "gelora",
    links: [
      { code: "about", url: "/page/about-us" },
      { code: "blog", url: "/blog" },
      { code: "stores", url: "/store" },
      { code: "sale", url: "/page/flash-sale" },
    ],
  },
  {
    code: "legal",
    links: [
      { code: "privacy", url: "/page/privacy-policy" },
      { code: "terms", url: "/page/terms-conditions" },
    ],
  },
] as const;

/** The written pages among them, by their documented addresses. */
export const footerPages: readonly string[] = columns
  .flatMap(({ links }) => links.map(({ url }) => url))
  .filter((url) => url.startsWith("/page/"));

type Link = { readonly code: string; readonly name: string; readonly url: string };

/**
 * The footer's navigation in columns; one of them has the shop's own name, and one the pages of
 * sports, once there are any.
 * @param shown of its written pages those that are shown, for their addresses in the language
 */
export function footerLinks(
  siteName: string,
  sports: readonly SportPage[],
  shown: readonly PagePlace[],
  language: Language,
) {
  const placeOf = (url: string): string => {
    const page = shown.find(({ pageUrl }) => pageUrl === url);
    return page ? addressIn(page, language) : url;
  };
  const [help, ...others] = columns.map(({ code, links }) =>
    column(
      code,
      code === "gelora" ? siteName : say(language, `footer.${code}`),
      links.map(({ code, url }) => ({ code, name: say(language, `footer.${code}`), url: placeOf(url) })),
    ),
  );
  const pages = sports.map(({ sport, name, address }) => ({ code: `sport-${sport}`, name, url: address }));
  return [help, column("sport", say(language, "header.sport"), pages), ...others].flatMap((one) => one ?? []);
}

function column(code: string, name: string, links: readonly Link[]) {
  const [first] = links;
  if (!first) return undefined;
  return {
    code,
    name,
    url: first.url,
    image: null,
    children: links.map((link) => ({ ...link, image: null, children: [] })),
  };
}
