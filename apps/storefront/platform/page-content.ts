/** One block of a page that the content module holds [Q52]. Unknown fields are left alone; unknown types are not shown. */
export type ContentItem = {
  readonly type: string;
  readonly image?: string;
  readonly title?: string;
  readonly text?: string;
  readonly link?: string;
  readonly linkText?: string;
  /** Further values of a type, such as the category of a rail of goods. */
  readonly [field: string]: unknown;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isItem = (value: unknown): value is ContentItem => isRecord(value) && typeof value.type === "string";

/**
 * The blocks of a page's content for a language and device class. The content is JSON text `{"en-US": {"h5": [items], "pc": [items]}, …}` [Q52]; a list
 * alone counts for all. Broken content is an empty page, never an error.
 */
export function itemsOfContent(
  pageContent: string | null | undefined,
  language: string,
  device: "h5" | "pc",
): readonly ContentItem[] {
  const parsed = parseJson(pageContent);
  const ofLanguage = isRecord(parsed) ? (parsed[language] ?? parsed["en-US"] ?? parsed) : parsed;
  const ofDevice = isRecord(ofLanguage) ? (ofLanguage[device] ?? ofLanguage.pc ?? ofLanguage.h5) : ofLanguage;
  return Array.isArray(ofDevice) ? ofDevice.filter(isItem) : [];
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
