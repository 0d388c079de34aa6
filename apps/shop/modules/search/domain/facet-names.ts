import type { Language } from "@gelora/locale/language.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import type { Frame } from "../../catalogue/frame.ts";
import { sizeName } from "../../catalogue/size-name.ts";
import { discountBands, priceBands } from "./bands.ts";
import type { FacetGroup } from "./catalog-index.ts";
import { isColourFamily } from "./colour-family.ts";
import { say } from "./facet-words.ts";
import { isAvailability, isGender, readSize } from "./known-values.ts";

export function groupName(group: FacetGroup, language: Language): string {
  return say(language, `group.${group}`);
}

export function genderName(code: string, language: Language): string {
  return isGender(code) ? say(language, `gender.${code}`) : code;
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
      return isAvailability(code) ? say(language, `availability.${code}`) : code;
  }
}

function sizeNameOf(code: string, language: Language): string {
  const size = readSize(code);
  return size ? sizeName(size.system, size.label, language) : code;
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
