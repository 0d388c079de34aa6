import type { SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import type { Language } from "@gelora/locale/language.ts";

const oneSize = { "en-US": "One size", "id-ID": "Satu ukuran" } as const;
const ballSize = { "en-US": "Size", "id-ID": "Ukuran" } as const;

/** A size as a shopper reads it: `EU 42`, `XL`, `One size`, `Size 5`, `173 cm`, `7.5 kg`. */
export function sizeName(system: SizeSystem, label: string, language: Language): string {
  switch (system) {
    case "LETTER":
      return label;
    case "ONE":
      return oneSize[language];
    case "BALL":
      return `${ballSize[language]} ${label}`;
    case "CM":
      return `${label} cm`;
    case "KG":
      return `${label} kg`;
    default:
      return `${system} ${label}`;
  }
}

/** The code of a size value, the same in every language: `EU-42`. */
export function sizeCode(system: SizeSystem, label: string): string {
  return `${system}-${label}`;
}
