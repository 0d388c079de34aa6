import { footLengthOf, footSizeOf } from "@gelora/contracts/foot-size.ts";
import type { SizeKind } from "@gelora/contracts/size-kind.ts";
import { withDecimalSign } from "@gelora/locale/decimal-sign.ts";
import type { Language } from "@gelora/locale/language.ts";

const letters = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"].map((letter) => `LETTER-${letter}`);
const upTo = (system: string, from: number, to: number, step: number): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => `${system}-${from + at * step}`);

const shoes = upTo("EU", 35, 49, 0.5);
const choices: Readonly<Partial<Record<SizeKind, readonly string[]>>> = {
  SHOES: shoes,
  KIDS_SHOES: upTo("EU", 20, 35, 1),
  KIDS_CLOTHES: upTo("CM", 80, 176, 6),
};

/**
 * The sizes to choose one's own from, small to large, with the present one even if it is another.
 */
export function sizeChoices(kind: SizeKind, present: string | undefined): readonly string[] {
  const offered = choices[kind] ?? letters;
  return present === undefined || offered.includes(present) ? offered : [present, ...offered];
}

/**
 * A size as its code says it, with the conversion of adults' shoes: `EU 42 · UK 8 · 26.5 cm`. Only
 * the length takes the language's decimal sign: labels stay as printed on the box.
 */
export function shownSize(kind: SizeKind, sizeCode: string, language: Language): string {
  const [system = "", label = ""] = sizeCode.split(/-(.*)/);
  const length = kind === "SHOES" && system === "EU" ? footLengthOf("EU", Number(label), false) : Number.NaN;
  const name = nameOfCode(sizeCode);
  if (!Number.isFinite(length)) return name;
  const centimetres = withDecimalSign(String(footSizeOf("CM", length, false)), language);
  return [name, `UK ${footSizeOf("UK", length, false)}`, `${centimetres} cm`].join(" · ");
}

/** `EU-42` as `EU 42`, `LETTER-M` as `M`, `CM-128` as `128 cm`. */
export function nameOfCode(sizeCode: string): string {
  const [system = "", label = ""] = sizeCode.split(/-(.*)/);
  if (system === "LETTER") return label;
  return system === "CM" ? `${label} cm` : `${system} ${label}`;
}
