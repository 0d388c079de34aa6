import type { ColourWay, LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import { type Colour, colours } from "../taxonomy/colours.ts";
import { both } from "../taxonomy/localised.ts";
import { wordCode } from "./codes.ts";

export type NamedColour = Pick<ColourWay, "colourCode" | "name" | "swatch">;

/** For goods in a single colour without a name. */
export const unnamedColour: NamedColour = {
  colourCode: "STANDARD",
  name: both("Standard", "Standar"),
  swatch: ["#9a9b9c", "#e5e4e0", "#44474e"],
};

/** Short names of our colours that are not part of the full name in either language. */
const shortWords: Readonly<Record<string, string>> = {
  grey: "STONE",
  gray: "STONE",
  abu: "STONE",
  "abu-abu": "STONE",
  blue: "COBALT",
  biru: "COBALT",
  green: "PANDAN",
  hijau: "PANDAN",
  yellow: "SUN",
  kuning: "SUN",
  brown: "COFFEE",
  cokelat: "COFFEE",
  coklat: "COFFEE",
  ungu: "PURPLE",
  violet: "PURPLE",
  beige: "SAND",
  krem: "SAND",
  cream: "CHALK",
  tosca: "TEAL",
  toska: "TEAL",
  maroon: "MAROON",
  marun: "MAROON",
  emas: "TURMERIC",
  gold: "TURMERIC",
  navy: "NAVY",
  dongker: "NAVY",
  charcoal: "GRAPHITE",
  army: "OLIVE",
  peach: "CORAL",
  jingga: "ORANGE",
};

const known = new Map<string, Colour>();
for (const colour of colours) {
  known.set(colour.name["en-US"].toLowerCase(), colour);
  known.set(colour.name["id-ID"].toLowerCase(), colour);
}
for (const [word, code] of Object.entries(shortWords)) {
  const colour = colours.find(({ colourCode }) => colourCode === code);
  if (colour !== undefined && !known.has(word)) known.set(word, colour);
}

/** The colours in a name, for instance two in `Hitam / Merah`. */
function partsOf(name: string): Colour[] {
  const whole = known.get(name.toLowerCase());
  if (whole !== undefined) return [whole];
  return name
    .toLowerCase()
    .split(/[\s/&,+]+/)
    .flatMap((word) => known.get(word) ?? []);
}

/**
 * A name that our colour table has in both languages is translated; any other is used as it is in
 * both.
 */
function translated(name: string): LocalisedText {
  const exact = colours.find(({ name: ours }) =>
    Object.values(ours).some((word) => word.toLowerCase() === name.toLowerCase()),
  );
  return exact?.name ?? both(name, name);
}

/** A merchant's colour: a stable code, its name in both languages, and how to show it. */
export function readColour(name: string): NamedColour {
  const tidy = name.replaceAll(/\s+/g, " ").trim();
  if (tidy === "") return unnamedColour;
  const [first, second] = partsOf(tidy);
  const swatch: NamedColour["swatch"] =
    first === undefined
      ? unnamedColour.swatch
      : [`#${first.main}`, `#${second?.main ?? first.second}`, `#${first.second}`];
  return { colourCode: wordCode(tidy), name: translated(tidy), swatch };
}
