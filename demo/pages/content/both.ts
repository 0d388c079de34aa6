import type { PageBlock, PageContent } from "@gelora/contracts/page-content.ts";
import type { Language } from "@gelora/locale/language.ts";

/** Chooses between the two languages of a sentence. */
export type Pick = (english: string, indonesian: string) => string;

export const pickFor =
  (language: Language): Pick =>
  (english, indonesian) =>
    language === "id-ID" ? indonesian : english;

/** Both languages, the same blocks for both device classes. */
export function onEveryDevice(blocks: (pick: Pick) => readonly PageBlock[]): PageContent {
  const [english, indonesian] = [blocks(pickFor("en-US")), blocks(pickFor("id-ID"))];
  return { "en-US": { h5: english, pc: english }, "id-ID": { h5: indonesian, pc: indonesian } };
}

/** Both languages and both device classes, which differ in their pictures' aspect ratio. */
export function byDevice(blocks: (pick: Pick, shape: "tall" | "wide") => readonly PageBlock[]): PageContent {
  const of = (language: Language) => ({
    h5: blocks(pickFor(language), "tall"),
    pc: blocks(pickFor(language), "wide"),
  });
  return { "en-US": of("en-US"), "id-ID": of("id-ID") };
}
