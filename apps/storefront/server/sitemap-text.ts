import { escapeHtml } from "@gelora/locale/escape-html.ts";
import { defaultLanguage, type Language, languages } from "@gelora/locale/language.ts";
import { inLanguage, languageCodes } from "@gelora/locale/language-address.ts";
import { type PagePaths, pathIn } from "../platform/page/page-paths.ts";
import { pictureAddress } from "../platform/page/picture-address.ts";
import { productAddress } from "../platform/page/product-address.ts";
import type { SitemapProduct } from "./sitemap-products.ts";

const dayMs = 24 * 60 * 60 * 1000;
const nameSpaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(" ");
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

type SitemapPage = {
  /** In each language, without the language's first part. */
  readonly paths: Readonly<Record<Language, string>>;
  readonly lastChange?: string | undefined;
  /** A media key. */
  readonly picture?: string | null | undefined;
};

type Site = {
  readonly address: string;
  /** See `pictureAddress`. */
  readonly pictureForm: string;
};

export function indexText(site: string, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(site + file)}</loc></sitemap>`);
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/**
 * Each page's address in each language, with the addresses in the others beside it, and its
 * picture.
 */
export function sitemapText({ address: site, pictureForm }: Site, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap((page) => {
    const addresses = languages.map(
      (language) => [language, site + inLanguage(page.paths[language], language)] as const,
    );
    const alternates = [
      ...addresses.map(([language, address]) => alternate(languageCodes[language], address)),
      // The same as in the pages' heads (`page-addresses.tsx`)
      alternate("x-default", site + inLanguage(page.paths[defaultLanguage], defaultLanguage)),
    ].join("");
    const lastChange = page.lastChange ? `<lastmod>${page.lastChange}</lastmod>` : "";
    const { href } = page.picture
      ? new URL(pictureAddress(pictureForm, page.picture, 1200, "jpg"), site)
      : { href: "" };
    const picture = href ? `<image:image><image:loc>${escapeHtml(href)}</image:loc></image:image>` : "";
    const more = `${lastChange}${alternates}${picture}`;
    return addresses.map(([, address]) => `<url><loc>${escapeHtml(address)}</loc>${more}</url>`);
  });
  return `${declaration}<urlset ${nameSpaces}>\n${entries.join("\n")}\n</urlset>\n`;
}

const alternate = (code: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(address)}"/>`;

export const sitemapPlace = (paths: PagePaths, picture?: string | null): SitemapPage => ({
  paths: { "en-US": pathIn(paths, "en-US"), "id-ID": pathIn(paths, "id-ID") },
  picture,
});

export function sitemapProduct({ productCode, names, mediaLink, updatedAt }: SitemapProduct): SitemapPage {
  const pathIn = (language: Language): string =>
    productAddress(names.find((one) => one.language === language)?.name ?? "", productCode);
  const changed = Date.parse(updatedAt);
  return {
    paths: { "en-US": pathIn("en-US"), "id-ID": pathIn("id-ID") },
    picture: mediaLink,
    // A clock that runs ahead must not write tomorrow's date.
    lastChange: Number.isNaN(changed)
      ? undefined
      : new Date(Math.min(changed, Date.now() + dayMs)).toISOString().slice(0, 10),
  };
}
