import { stemOf } from "./words.ts";

/**
 * Words that shoppers use for the same thing, in Indonesian, in English and in common misspellings.
 * Words on one line are synonyms.
 */
const circles: readonly string[] = [
  "sepatu shoe shoes footwear",
  "lari running jogging run",
  "sandal sandals selop",
  "kaos kaus tshirt tee baju shirt",
  "jersey kostum",
  "celana pants trousers",
  "jaket jacket",
  "tas bag",
  "ransel backpack daypack",
  "topi cap hat",
  "raket racket racquet",
  "kok shuttlecock shuttle satelkok shutlekok shuttlekok",
  "bola ball",
  "renang swimming swim",
  "kacamata glasses sunglasses goggles",
  "sepeda bike bicycle cycling",
  "helm helmet",
  "tinju boxing boks",
  "sarung glove gloves",
  "basket basketball",
  "voli volleyball volley",
  "tenis tennis",
  "bulutangkis badminton",
  "pria men man male cowok laki",
  "wanita women woman female cewek perempuan ladies",
  "anak kids kid children child junior",
  "gunung hiking mountain pendakian mendaki",
  "botol bottle tumbler",
  "handuk towel",
  "jam watch",
  "matras mat",
  "barbel dumbbell",
  "hijab kerudung jilbab",
  "latihan training gym workout",
  "hitam black",
  "putih white",
  "merah red",
  "biru blue",
  "hijau green",
  "kuning yellow",
  "ungu purple",
  "cokelat coklat brown",
  "abu grey gray",
  "oranye orange jingga",
];

/** Phrases that mean something else than their words. */
const phrases: readonly (readonly [phrase: string, instead: string])[] = [
  ["bulu tangkis", "badminton"],
  ["sepak bola", "bola sepak"],
  ["soccer", "football"],
  ["kaos kaki", "socks"],
  ["kaus kaki", "socks"],
  ["celana pendek", "shorts"],
  ["sarung tangan", "gloves"],
  ["bola kaki", "bola sepak"],
  ["baju bola", "jersey bola"],
  ["baju renang", "swimsuit"],
  ["tas gunung", "backpack"],
  ["tas ransel", "backpack"],
  ["tas punggung", "backpack"],
  ["anti air", "waterproof"],
  ["tahan air", "waterproof"],
  ["kedap air", "waterproof"],
  ["tenis meja", "table tennis"],
  ["ping pong", "table tennis"],
  ["pingpong", "table tennis"],
  ["t shirt", "tshirt"],
];

/** Those of several words are often typed as one: "kaoskaki". */
const spelledPhrases: typeof phrases = [
  ...phrases,
  ...phrases.map(([phrase, instead]) => [phrase.replaceAll(" ", ""), instead] as const),
];

const bySynonym = new Map<string, readonly string[]>();
for (const circle of circles) {
  const stems = [...new Set(circle.split(" ").map(stemOf))];
  for (const stem of stems)
    bySynonym.set(stem, [...(bySynonym.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
}

/** The stems of a stem's synonyms. */
export function synonymsOf(stem: string): readonly string[] {
  return bySynonym.get(stem) ?? [];
}

/** What is worn: "sepatu bola" are for football, whatever else is played with a ball. */
const worn: ReadonlySet<string> = new Set(
  "sepatu kaos kaus baju jersey kostum celana jaket kaki socks shorts".split(" "),
);

/** The words with a phrase in them replaced; undefined when there is none. */
export function rephrase(words: readonly string[]): string[] | undefined {
  const replaced = replacePhrase(words, spelledPhrases) ?? words;
  const meant = replaced.map((word, at) => (isFootball(replaced, at) ? "football" : word));
  return meant.some((word, at) => word !== words[at]) ? meant : undefined;
}

/** The words with the first of some phrases that is in them replaced; undefined when none is. */
export function replacePhrase(
  words: readonly string[],
  replacements: readonly (readonly [phrase: string, instead: string])[],
): string[] | undefined {
  const text = ` ${words.join(" ")} `;
  const found = replacements.find(([phrase]) => text.includes(` ${phrase} `));
  return found && text.replace(` ${found[0]} `, ` ${found[1]} `).trim().split(" ");
}

function isFootball(words: readonly string[], at: number): boolean {
  return words[at] === "bola" && words[at + 1] !== "sepak" && worn.has(words[at - 1] ?? "");
}
