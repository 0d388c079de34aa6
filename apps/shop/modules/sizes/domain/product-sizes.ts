import { guideSystems, type SizeRow, sizeMeasures } from "@gelora/contracts/size-guide.ts";
import { footLengthOf, footSizeOf, type FootSystem, footSystems } from "@gelora/contracts/foot-size.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Frame } from "../../catalogue/frame.ts";
import type { ProductSource, SkuSource } from "../../catalogue/product-source.ts";
import { sizeCode, sizeName } from "../../catalogue/size-name.ts";
import { chartFor, guideOfProduct, rowOf, type SizeGuides } from "../size-guides.ts";

type Sized = Pick<SkuSource, "sizeSystem" | "sizeLabel">;

/** How a product's sizes measure up, in one language. */
export function sizesOfProduct(guides: SizeGuides, frame: Frame, product: ProductSource, language: Language) {
  const guide = guideOfProduct(guides, frame, product);
  const chart = guide && chartFor(guide, product.gender);
  const sizes = new Map(product.skus.map((sku): [string, Sized] => [sizeCode(sku.sizeSystem, sku.sizeLabel), sku]));
  return {
    needsGuide: guide !== undefined || [...sizes.values()].some(isClothingOrShoe),
    fit: guide?.fit ?? null,
    fitNote: guide?.note?.[language] ?? null,
    sizes: [...sizes].map(([valueCode, sku]) => {
      const row = rowOf(chart, sku);
      return {
        valueCode,
        otherNames: row ? otherNames(row, sku, language) : standardNames(sku, product.gender === "WOMEN", language),
        fits: row
          ? sizeMeasures.flatMap((measure) => {
              const [from, to] = row.fits[measure] ?? [];
              return from === undefined || to === undefined ? [] : [{ measure, from, to }];
            })
          : [],
      };
    }),
  };
}

const isClothingOrShoe = ({ sizeSystem }: Sized): boolean => ["EU", "UK", "US", "LETTER"].includes(sizeSystem);

function otherNames({ names }: SizeRow, sku: Sized, language: Language): string[] {
  return guideSystems.flatMap((system) => {
    const name = names[system];
    return name === undefined || system === sku.sizeSystem ? [] : [sizeName(system, name, language)];
  });
}

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
