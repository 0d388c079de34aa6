import type { SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import type { Frame } from "../../catalogue/frame.ts";
import { discountBands, priceBands } from "./bands.ts";
import type { FacetGroup } from "./catalog-index.ts";
import { isColourFamily } from "./colour-family.ts";

type Filters = ReadonlyMap<FacetGroup, readonly string[]>;

/**
 * The filters without values that the shop does not know: anything may be written into an address,
 * and nobody can have chosen those. A known value stays even where no goods have it now.
 */
export function knownFilters(filters: Filters, frame: Frame): Filters {
  const known = [...filters].map(
    ([group, codes]) => [group, codes.filter((code) => isKnownValue(group, code, frame))] as const,
  );
  return new Map(known.filter(([, codes]) => codes.length > 0));
}

function isKnownValue(group: FacetGroup, code: string, frame: Frame): boolean {
  switch (group) {
    case "category":
      return frame.categoryOf(code) !== undefined;
    case "brand":
      return frame.brands.has(code);
    case "sport":
      return frame.sports.has(code);
    case "gender":
      return isGender(code);
    case "colour":
      return isColourFamily(code);
    case "size":
      return isSize(code);
    case "price":
      return priceBands.includes(code);
    case "discount":
      return discountBands.includes(code);
    case "availability":
      return isAvailability(code);
  }
}

/** In the order of the filter panel. */
export const genders = ["MEN", "WOMEN", "UNISEX", "KIDS"] as const;

export function isGender(code: string): code is (typeof genders)[number] {
  return genders.some((gender) => gender === code);
}

const availabilities = ["IN_STOCK", "PREORDER"] as const;

export function isAvailability(code: string): code is (typeof availabilities)[number] {
  return availabilities.some((known) => known === code);
}

const sizeSystems: readonly string[] = ["EU", "UK", "US", "LETTER", "ONE", "BALL", "CM", "KG"] satisfies SizeSystem[];

/** A size's code in its parts; undefined for what is no such code. */
export function readSize(code: string): { readonly system: SizeSystem; readonly label: string } | undefined {
  const cut = code.indexOf("-");
  const [system, label] = [code.slice(0, cut), code.slice(cut + 1)];
  return isSizeSystem(system) ? { system, label } : undefined;
}

function isSizeSystem(text: string): text is SizeSystem {
  return sizeSystems.includes(text);
}

/** Sizes come and go with the stock: what looks like one is one. */
function isSize(code: string): boolean {
  const size = readSize(code);
  if (!size) return false;
  if (size.system === "ONE") return true;
  return (size.system === "LETTER" ? /^[\dA-Z/]{1,6}$/ : /^\d{1,3}(?:\.\d)?(?:[/-]\d{1,3}(?:\.\d)?)?$/).test(
    size.label,
  );
}
