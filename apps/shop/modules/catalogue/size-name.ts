import type { SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import { withDecimalSign } from "@gelora/locale/decimal-sign.ts";
import type { Language } from "@gelora/locale/language.ts";
import { say } from "./domain/words.ts";

/**
 * A size as a shopper reads it: `EU 42.5`, `XL`, `One size`, `Size 5`, `173 cm`, `7.5 kg`. Labels
 * stay as printed on the box; measures take the language's decimal sign: `7,5 kg` in Indonesian.
 */
export function sizeName(system: SizeSystem, label: string, language: Language): string {
  switch (system) {
    case "LETTER":
      return label;
    case "ONE":
      return say(language, "oneSize");
    case "BALL":
      return say(language, "ballSize", { size: label });
    case "CM":
      return `${withDecimalSign(label, language)} cm`;
    case "KG":
      return `${withDecimalSign(label, language)} kg`;
    default:
      return `${system} ${label}`;
  }
}

/** The code of a size value, the same in every language: `EU-42`. */
export function sizeCode(system: SizeSystem, label: string): string {
  return `${system}-${label}`;
}
