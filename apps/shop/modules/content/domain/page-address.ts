import { type Language, languages } from "@gelora/locale/language.ts";
import type { PagePlace } from "./stored-page.ts";

/** The canonical form of an address: leading slash, no trailing one, lower case. */
export function canonicalAddress(text: string): string {
  const path = text.split(/[?#]/)[0] ?? "";
  return `/${path.toLowerCase().replace(/^\/+|\/+$/g, "")}`;
}

/** `H5` and `PC`, in any case, are the two device classes; anything else counts as pc [K34]. */
export function deviceClass(text: string): "h5" | "pc" {
  return text.trim().toLowerCase() === "h5" ? "h5" : "pc";
}

/** The folder of articles: `/information/{articleCode}` [CNT-06]. */
export const articleFolder = "/information/";

/** Whether a page may stand at an address in its canonical form. */
export function isPageAddress(address: string): boolean {
  return address.length <= 200 && /^(\/[a-z0-9][a-z0-9_-]*){1,6}$/.test(address);
}

/**
 * What the storefront itself asks for: it cannot move, nor have other names [HOM-03, HOM-13,
 * HOM-15].
 */
const ownAddresses = [
  "/page/home",
  "/page/flash-sale",
  "/contact-us",
  "/newsletter-dialog",
  "/consent/checkbox",
  "/consent/popup-cookie",
  "/disclaimer",
];

/**
 * The storefront knows by it the page on which it asks nothing about cookies [CKE-02], under
 * whatever name that stands in a language.
 */
const policyAddress = "/page/privacy-policy";

/** Articles stay articles, and what the storefront asks for or knows stays where it is. */
export const mayMove = (from: string, to: string): boolean => from !== policyAddress && mayBeNamed(from, to);

function mayBeNamed(pageUrl: string, address: string): boolean {
  const isArticle = (one: string): boolean => one.startsWith(articleFolder);
  const isOwn = [pageUrl, address].some((each) => ownAddresses.includes(each));
  // A page may be given its own documented name again.
  const isOfAnother = address === policyAddress && pageUrl !== policyAddress;
  return isPageAddress(address) && isArticle(pageUrl) === isArticle(address) && !isOwn && !isOfAnother;
}

/** The last part of a page's address in each language, where it is not the documented one. */
export type Slugs = Readonly<Partial<Record<Language, string>>>;

/** @returns the address with another last part; undefined unless that is lower case and hyphens */
export function withSlug(pageUrl: string, slug: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined;
  const address = pageUrl.slice(0, pageUrl.lastIndexOf("/") + 1) + slug;
  return mayBeNamed(pageUrl, address) ? address : undefined;
}

export const slugOfAddress = (address: string): string => address.slice(address.lastIndexOf("/") + 1);

/** Where readers of a language find a page. */
export const addressIn = ({ pageUrl, localUrls }: PagePlace, language: Language): string =>
  localUrls[language] ?? pageUrl;

export type LocalAddress = { readonly language: Language; readonly address: string };

/** The same in every language: each page names its addresses in the others [LOC-01]. */
export const addressesOf = (page: PagePlace): LocalAddress[] =>
  languages.map((language) => ({ language, address: addressIn(page, language) }));
