const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The text, or safe HTML, of a small page of the content module (`{"en-US": {"h5": [{text}], "pc":
 * …}}`), its blocks joined; empty if there is none.
 */
export function textOfContent(pageContent: string | null | undefined, language: string, device: "h5" | "pc"): string {
  let content: unknown;
  try {
    content = JSON.parse(pageContent ?? "");
  } catch {
    return "";
  }
  const ofLanguage = isRecord(content) ? (content[language] ?? content["en-US"]) : undefined;
  const blocks = isRecord(ofLanguage) ? ofLanguage[device] : undefined;
  if (!Array.isArray(blocks)) return "";
  return blocks
    .map((block: unknown) => (isRecord(block) && typeof block.text === "string" ? block.text : ""))
    .join(" ")
    .trim();
}
