import { type FootSystem, footLengthOf, footSizeOf, footSystems } from "@gelora/contracts/foot-size.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Frame } from "../../catalogue/frame.ts";
import type { ProductSource, SkuSource } from "../../catalogue/product-source.ts";
import { sizeCode, sizeName } from "../../catalogue/size-name.ts";
import { filedSize } from "../filed-size.ts";
import { chartFor, guideOfProduct, rowOf, type SizeGuides } from "../size-guides.ts";
import { chartFacts, kindOf, measuresOf, otherNames, rangesOf } from "./chart-facts.ts";
import { say } from "./words.ts";

type Sized = Pick<SkuSource, "sizeSystem" | "sizeLabel">;

/** How a product's sizes measure up, in one language; what the product itself says comes first. */
export function sizesOfProduct(guides: SizeGuides, frame: Frame, product: ProductSource, language: Language) {
  const guide = guideOfProduct(guides, frame, product);
  const chart = guide && chartFor(guide, product.gender);
  const label = product.skus[0]?.sizeSystem;
  const sizes = new Map(product.skus.map((sku): [string, Sized] => [sizeCode(sku.sizeSystem, sku.sizeLabel), sku]));
  const fit = product.fit?.fit ?? guide?.fit;
  const filed = filedSize(guides, frame, product);
  return {
    needsGuide: guide !== undefined || [...sizes.values()].some(isClothingOrShoe),
    fit: fit ?? null,
    fitText: fit ? say(language, `fit.${fit}`) : null,
    fitNote: (product.fit?.note ?? guide?.note)?.[language] ?? null,
    kind: (label && kindOf(product.gender, label, chart ? measuresOf([chart]) : [])) ?? null,
    chart: (chart && chartFacts(chart, label, language)) ?? null,
    sizes: [...sizes].map(([valueCode, sku]) => {
      const row = rowOf(chart, sku);
      return {
        valueCode,
        sizeCode: filed(sku),
        otherNames: row
          ? otherNames(row, sku.sizeSystem, language)
          : standardNames(sku, product.gender === "WOMEN", language),
        fits: row ? rangesOf(row) : [],
      };
    }),
  };
}

const isClothingOrShoe = ({ sizeSystem }: Sized): boolean => ["EU", "UK", "US", "LETTER"].includes(sizeSystem);

/** Without a guide, adults' shoes have the names of the standard; `EU 28` may be a child's. */
function standardNames(sku: Sized, forWomen: boolean, language: Language): string[] {
  const own = footSystems.find((system) => system === sku.sizeSystem);
  const size = Number(sku.sizeLabel);
  if (!own || own === "CM" || !Number.isFinite(size)) return [];
  const length = footLengthOf(own, size, forWomen);
  if (length < shortestAdultFoot) return [];
  const named = (system: FootSystem) => sizeName(system, String(footSizeOf(system, length, forWomen)), language);
  return footSystems.filter((system) => system !== own).map(named);
}

const shortestAdultFoot = 22;
