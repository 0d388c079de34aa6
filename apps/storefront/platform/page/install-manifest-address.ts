import type { Language } from "@gelora/locale/language.ts";
import { languageCodes } from "@gelora/locale/language-address.ts";

/** Where the file for installing the shop is, in each language. */
export const installManifestAddress = (language: Language): string => `/install-${languageCodes[language]}.webmanifest`;
