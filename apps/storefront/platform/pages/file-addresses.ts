import { type Language, languages } from "@gelora/locale/language.ts";
import { installManifestAddress } from "../page/install-manifest-address.ts";

/** The blog as RSS. */
export const feedAddress = (language: Language): string => `/blog/feed-${language}.xml`;

/** Folders of files whose content never changes under one address. */
const fixedFolders: readonly string[] = ["/assets/", "/img/"];
/** Where everything is a file, or answers a program. */
const folders: readonly string[] = [...fixedFolders, "/files/", "/icons/", "/offline/", "/preview/"];
const files: readonly string[] = [
  "/favicon.ico",
  "/favicon.svg",
  "/llms.txt",
  "/mail-mark.png",
  "/robots.txt",
  "/service-worker.js",
  "/sitemap.xml",
  "/sitemap-places.xml",
  "/sitemap-products.xml",
  ...languages.flatMap((language) => [feedAddress(language), installManifestAddress(language)]),
];

/**
 * Whether the storefront has no page at this path but a file or an answer for programs: it has no
 * language, and is never kept as a page. The server's routes are compared with this list
 * (`server/storefront.test.ts`).
 */
export const isFilePath = (pathname: string): boolean =>
  files.includes(pathname) || folders.some((folder) => pathname.startsWith(folder));

export const isFixedFile = (pathname: string): boolean => fixedFolders.some((folder) => pathname.startsWith(folder));
