import type { SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import type { Language } from "@gelora/locale/language.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import type { Frame } from "../../catalogue/frame.ts";
import { sizeName } from "../../catalogue/size-name.ts";
import { discountBands, priceBands } from "./bands.ts";
import type { FacetGroup } from "./catalog-index.ts";
import { isColourFamily } from "./colour-family.ts";
import { say } from "./facet-words.ts";

/** In the order of the filter panel. */
export const genders = ["MEN", "WOMEN", "UNISEX", "KIDS"] as const;

export function groupName(group: FacetGroup, language: Language): string {
  return say(language, `group.${group}`);
}

export function genderName(code: string, language: Language): string {
  const gender = genders.find((known) => known === code);
  return gender ? say(language, `gender.${gender}`) : code;
}

/** A facet value as shown to shoppers. */
export function facetName(group: FacetGroup, code: string, frame: Frame, language: Language): string {
  switch (group) {
    case "category":
      return frame.categoryOf(code)?.name[language] ?? code;
    case "brand":
      return frame.brands.get(code)?.brandName ?? code;
    case "sport":
      return frame.sports.get(code)?.name[language] ?? code;
    case "gender":
      return genderName(code, language);
    case "colour":
      return isColourFamily(code) ? say(language, `colour.${code}`) : code;
    case "size":
      return sizeNameOf(code, language);
    case "price":
      return priceBandName(code, language);
    case "discount":
      return discountBands.includes(code) ? say(language, "discountFrom", { percent: code }) : code;
    case "availability":
      return code === "IN_STOCK" || code === "PREORDER" ? say(language, `availability.${code}`) : code;
  }
}

const sizeSystems: readonly string[] = ["EU", "UK", "US", "LETTER", "ONE", "BALL", "CM", "KG"] satisfies SizeSystem[];

function isSizeSystem(text: string): text is SizeSystem {
  return sizeSystems.includes(text);
}

function sizeNameOf(code: string, language: Language): string {
  const cut = code.indexOf("-");
  const system = code.slice(0, cut);
  return isSizeSystem(system) ? sizeName(system, code.slice(cut + 1), language) : code;
}

/** Anything may be written into an address: what is no band is named as it is written. */
function priceBandName(code: string, language: Language): string {
  if (!priceBands.includes(code)) return code;
  const [from, to] = code.split("-");
  const amount = (text: string | undefined) => formatRupiah(Number(text ?? 0));
  if (from === "0") return say(language, "priceUnder", { amount: amount(to) });
  if (to === "") return say(language, "priceOver", { amount: amount(from) });
  return `${amount(from)} – ${amount(to)}`;
}
