import type { SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import { footLengthOf, footSizeOf } from "@gelora/contracts/foot-size.ts";
import type { Frame } from "../catalogue/frame.ts";
import type { ProductSource, SkuSource } from "../catalogue/product-source.ts";
import { sizeCode } from "../catalogue/size-name.ts";
import { chartFor, guideOfProduct, rowOf, type SizeGuides } from "./size-guides.ts";

type Sized = Pick<SkuSource, "sizeSystem" | "sizeLabel">;

/**
 * The size under which lists file a sku, as a code such as `EU-42`: shoes by their EU size whatever
 * their label is, so that a foot has one value; all other goods by their label. A UK or US size is
 * what the brand's guide calls it, else what the standard does.
 * @returns a function for the skus of one product
 */
export function filedSize(
  guides: SizeGuides,
  frame: Frame,
  product: Pick<ProductSource, "brandCode" | "categoryCodes" | "gender">,
): (sku: Sized) => string {
  return ({ sizeSystem, sizeLabel }) => {
    if (sizeSystem !== "UK" && sizeSystem !== "US") return sizeCode(sizeSystem, sizeLabel);
    const guide = guideOfProduct(guides, frame, product);
    const row = guide && rowOf(chartFor(guide, product.gender), { sizeSystem, sizeLabel });
    const eu = row?.names.EU ?? standardEu(sizeSystem, sizeLabel, product.gender === "WOMEN");
    return eu === undefined ? sizeCode(sizeSystem, sizeLabel) : sizeCode("EU", eu);
  };
}

/** @returns undefined for a label that is no number, such as `8-9` */
function standardEu(system: Extract<SizeSystem, "UK" | "US">, label: string, forWomen: boolean): string | undefined {
  const size = Number(label);
  return Number.isFinite(size) && label.trim() !== ""
    ? String(footSizeOf("EU", footLengthOf(system, size, forWomen), forWomen))
    : undefined;
}
