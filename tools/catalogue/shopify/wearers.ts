import type { ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import { sports } from "../taxonomy/sports.ts";

const words: readonly (readonly [RegExp, ProductRecord["gender"]])[] = [
  [/^(kids?|child(ren)?|junior|anak(-anak)?|boys?|girls?)$/i, "KIDS"],
  [/^(wom[ea]n'?s?|female|ladies|wanita|perempuan|cewek)$/i, "WOMEN"],
  [/^(m[ea]n'?s?|male|pria|laki-laki|cowok)$/i, "MEN"],
];

/** Comma-separated tags, without duplicates. */
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

/**
 * Who it is for: by the advertising columns, else by a tag; tags for both men and women mean
 * everyone.
 */
export function readGender(gender: string, ageGroup: string, tags: readonly string[]): ProductRecord["gender"] {
  const said = (text: string) => words.find(([pattern]) => pattern.test(text.trim()))?.[1];
  if (said(ageGroup) === "KIDS") return "KIDS";
  if (gender !== "") return said(gender) ?? "UNISEX";
  const tagged = new Set(tags.flatMap((tag) => said(tag) ?? []));
  const [only] = tagged;
  return tagged.size === 1 && only !== undefined ? only : "UNISEX";
}

/** The first tag or type with the name of a sport, in either language; else everyday. */
export function readSport(candidates: readonly string[]): string {
  for (const candidate of candidates) {
    const found = sports.find(({ name }) =>
      Object.values(name).some((word) => word.toLowerCase() === candidate.toLowerCase()),
    );
    if (found !== undefined) return found.sport;
  }
  return "LIFESTYLE";
}
