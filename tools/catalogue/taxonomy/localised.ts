import type { LocalisedText } from "@gelora/contracts/catalogue-document.ts";

/** The tables hold hundreds of texts; this puts a text in both languages on one line. */
export function both(english: string, indonesian: string): LocalisedText {
  return { "en-US": english, "id-ID": indonesian };
}

/** Fills `{name}` in both languages. */
export function withName(text: LocalisedText, name: string): LocalisedText {
  return both(text["en-US"].replaceAll("{name}", name), text["id-ID"].replaceAll("{name}", name));
}
