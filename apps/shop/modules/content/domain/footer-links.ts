import type { Language } from "@gelora/locale/language.ts";
import type { SportPage } from "./sport-pages.ts";
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

type Link = { readonly code: string; readonly name: string; readonly url: string };

/**
 * The footer's navigation in columns; one of them has the shop's own name, and one the pages of
 * sports, once there are any.
 */
export function footerLinks(siteName: string, sports: readonly SportPage[], language: Language) {
  const [help, ...others] = columns.map(({ code, links }) =>
    column(
      code,
      code === "gelora" ? siteName : say(language, `footer.${code}`),
      links.map((link) => ({ code: link.code, name: say(language, `footer.${link.code}`), url: link.url })),
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
