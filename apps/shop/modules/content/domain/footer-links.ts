import type { Language } from "@gelora/locale/language.ts";

type Link = readonly [code: string, url: string, english: string, indonesian: string];
type Column = readonly [code: string, english: string, indonesian: string, links: readonly Link[]];

const columns: readonly Column[] = [
  [
    "help",
    "Help",
    "Bantuan",
    [
      ["contact", "/contact-us", "Contact us", "Hubungi kami"],
      ["track", "/order/track", "Track an order", "Lacak pesanan"],
      ["delivery", "/page/delivery-returns", "Delivery and returns", "Pengiriman dan pengembalian"],
    ],
  ],
  [
    "gelora",
    "Gelora",
    "Gelora",
    [
      ["about", "/page/about-us", "About us", "Tentang kami"],
      ["stores", "/store", "Our stores", "Toko kami"],
      ["sale", "/page/flash-sale", "Sale", "Promo"],
    ],
  ],
  [
    "legal",
    "Legal",
    "Ketentuan",
    [
      ["privacy", "/page/privacy-policy", "Privacy policy", "Kebijakan privasi"],
      ["terms", "/page/terms-conditions", "Terms and conditions", "Syarat dan ketentuan"],
    ],
  ],
];

/** The footer's navigation in columns. */
export function footerLinks(language: Language) {
  const pick = (english: string, indonesian: string) => (language === "id-ID" ? indonesian : english);
  return columns.map(([code, english, indonesian, links]) => ({
    code,
    name: pick(english, indonesian),
    url: links[0]?.[1] ?? "/",
    image: null,
    children: links.map(([linkCode, url, linkEnglish, linkIndonesian]) => ({
      code: linkCode,
      name: pick(linkEnglish, linkIndonesian),
      url,
      image: null,
      children: [],
    })),
  }));
}
