import type { SizeSystem } from "@gelora/contracts/catalogue-document.ts";

export type Size = { readonly sizeSystem: SizeSystem; readonly sizeLabel: string };

export const oneSize: Size = { sizeSystem: "ONE", sizeLabel: "One" };

const oneSizeWords = /^(one ?size|os|o\/s|all ?size|free ?size|satu ukuran|semua ukuran|uni(versal)?|default title)$/i;

const letterWords: Readonly<Record<string, string>> = {
  "extra small": "XS",
  small: "S",
  kecil: "S",
  medium: "M",
  sedang: "M",
  large: "L",
  besar: "L",
  "extra large": "XL",
  "x-small": "XS",
  "x-large": "XL",
  "xx-large": "XXL",
  "xxx-large": "XXXL",
  "2xs": "XXS",
  "3xs": "XXXS",
  "2xl": "XXL",
  "3xl": "XXXL",
};

const systems: readonly (readonly [RegExp, SizeSystem])[] = [
  [/^(?:EUR|EU)\s*(\d.*)$/i, "EU"],
  [/^UK\s*(\d.*)$/i, "UK"],
  [/^US\s*(?:[MW]\s*)?(\d.*)$/i, "US"],
  [/^(\d+(?:\.\d+)?)\s*kg$/i, "KG"],
  [/^(\d+(?:\.\d+)?)\s*cm$/i, "CM"],
];

/**
 * Numbers from here on are European shoe or trouser sizes, below are American ones; balls have
 * their own scale.
 */
const lowestEuropean = 15;

function numberSize(label: string, isBall: boolean): Size {
  if (isBall && /^[3-7]$/.test(label)) return { sizeSystem: "BALL", sizeLabel: label };
  return { sizeSystem: Number.parseFloat(label) >= lowestEuropean ? "EU" : "US", sizeLabel: label };
}

/**
 * Parses a size as merchants write it: `EU 42,5`, `42½`, `2XL`, `Besar`, `5 kg`, `39-42`,
 * `All size`.
 * An unknown format stays as written, among the letter sizes.
 */
export function readSize(text: string, isBall: boolean): Size {
  const tidy = text
    .replace(/\s*½/, ".5")
    .replace(/(\d),(\d)/, "$1.$2")
    .replace(/\s+/g, " ")
    .trim();
  if (tidy === "" || oneSizeWords.test(tidy)) return oneSize;
  const letter = letterWords[tidy.toLowerCase()] ?? tidy.replace(/^asia\s+/i, "").toUpperCase();
  if (/^X{0,3}[SL]$|^M$/.test(letter)) return { sizeSystem: "LETTER", sizeLabel: letter };
  for (const [pattern, sizeSystem] of systems) {
    const label = pattern.exec(tidy)?.[1];
    if (label !== undefined) return { sizeSystem, sizeLabel: label.trim() };
  }
  if (/^\d+(\.\d+)?(\s*[-/–]\s*\d+(\.\d+)?)?$/.test(tidy)) return numberSize(tidy.replaceAll(/\s/g, ""), isBall);
  return { sizeSystem: "LETTER", sizeLabel: tidy };
}
