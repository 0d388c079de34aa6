/** The two languages of the shop, by their codes in the contract [LOC-01]. */
export const languages = ["en-US", "id-ID"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en-US";

export const languageLabels: Readonly<Record<Language, string>> = {
  "en-US": "English (EN)",
  "id-ID": "Indonesia (ID)",
};

export function isLanguage(value: unknown): value is Language {
  return value === "en-US" || value === "id-ID";
}

/**
 * The language of a stored value or header; anything unknown, including vi-VN and zh-CN, falls back
 * to English [LOC-06].
 */
export function languageOrDefault(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage;
}

/**
 * The language of the first entry of an accept-language header: id gives Indonesian, anything else
 * English [LOC-02, LOC-03].
 */
export function languageOfAcceptHeader(header: string | null | undefined): Language {
  const first = header?.split(",")[0]?.split(";")[0]?.trim().toLowerCase() ?? "";
  return first === "id" || first.startsWith("id-") || first === "in" ? "id-ID" : defaultLanguage;
}
