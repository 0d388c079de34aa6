const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The blocks of a small page of the content module (`{"en-US": {"h5": [{text}], "pc": …}}`),
 * whatever is in them; none of broken content.
 */
export function partsOfContent(
  pageContent: string | null | undefined,
  language: string,
  device: "h5" | "pc",
): readonly Readonly<Record<string, unknown>>[] {
  let content: unknown;
  try {
    content = JSON.parse(pageContent ?? "");
  } catch {
    return [];
  }
  const ofLanguage = isRecord(content) ? (content[language] ?? content["en-US"]) : undefined;
  const blocks = isRecord(ofLanguage) ? ofLanguage[device] : undefined;
  return Array.isArray(blocks) ? blocks.filter(isRecord) : [];
}

/** The text, or safe HTML, of such a page, its blocks joined; empty if there is none. */
export function textOfContent(pageContent: string | null | undefined, language: string, device: "h5" | "pc"): string {
  return partsOfContent(pageContent, language, device)
    .map(({ text }) => (typeof text === "string" ? text : ""))
    .join(" ")
    .trim();
}
