import type { Language } from "@gelora/locale/language.ts";
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

/** The footer's navigation in columns; one of them has the shop's own name. */
export function footerLinks(siteName: string, language: Language) {
  return columns.map(({ code, links }) => ({
    code,
    name: code === "gelora" ? siteName : say(language, `footer.${code}`),
    url: links[0].url,
    image: null,
    children: links.map((link) => ({
      code: link.code,
      name: say(language, `footer.${link.code}`),
      url: link.url,
      image: null,
      children: [],
    })),
  }));
}
