import type { ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import { sports } from "../generator/sports.ts";

const words: readonly (readonly [RegExp, ProductRecord["gender"]])[] = [
  [/^(kids?|child(ren)?|junior|anak(-anak)?|boys?|girls?)$/i, "KIDS"],
  [/^(wom[ea]n'?s?|female|ladies|wanita|perempuan|cewek)$/i, "WOMEN"],
  [/^(m[ea]n'?s?|male|pria|laki-laki|cowok)$/i, "MEN"],
];

/** Tags as the export writes them, separated by commas, each once. */
export function readTags(text: string): string[] {
  return [
    ...new Set(
      text
        .split(",")
        .map((tag) => tag.replaceAll(/\s+/g, " ").trim())
        .filter((tag) => tag !== ""),
    ),
  ];
}

/** For whom: the advertising columns when they say, else a tag; both men's and women's tags make it for all. */
export function readGender(gender: string, ageGroup: string, tags: readonly string[]): ProductRecord["gender"] {
  const said = (text: string) => words.find(([pattern]) => pattern.test(text.trim()))?.[1];
  if (said(ageGroup) === "KIDS") return "KIDS";
  if (gender !== "") return said(gender) ?? "UNISEX";
  const tagged = new Set(tags.flatMap((tag) => said(tag) ?? []));
  const [only] = tagged;
  return tagged.size === 1 && only !== undefined ? only : "UNISEX";
}

/** The first tag or type that is called like a sport, in either language; else everyday. */
export function readSport(candidates: readonly string[]): string {
  for (const candidate of candidates) {
    const found = sports.find(({ name }) =>
      Object.values(name).some((word) => word.toLowerCase() === candidate.toLowerCase()),
    );
    if (found !== undefined) return found.sport;
  }
  return "LIFESTYLE";
}
