import type { Fit, ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import type { SizeChart, SizeGuideRecord } from "@gelora/contracts/size-guide.ts";
import { both } from "../../tools/catalogue/taxonomy/localised.ts";
import type { Brand } from "./generator/brand.ts";
import { brands } from "./generator/brands.ts";
import { chartOf, needsGuide } from "./generator/charts.ts";
import type { ProductLine } from "./generator/product-line.ts";
import { productLineOf } from "./generator/product-lines.ts";
import { sizeRun } from "./generator/sizes.ts";

/** How much smaller than its label a brand's goods turn out, in cm of foot or body. */
const easeOf: Readonly<Record<Fit, { readonly foot: number; readonly body: number }>> = {
  SMALL: { foot: 0.3, body: 2 },
  TRUE: { foot: 0, body: 0 },
  LARGE: { foot: -0.3, body: -2 },
};

const notes: Readonly<Partial<Record<ProductLine["making"], ReturnType<typeof both>>>> = {
  stretch: both(
    "Made to sit close: the fabric stretches and gives support where you move.",
    "Dibuat ketat di badan: bahannya melar dan menopang saat kamu bergerak.",
  ),
  shell: both("Cut with room for one layer underneath.", "Potongannya longgar, muat satu lapis di dalamnya."),
};

/** Of the brands, some run small and some large, always the same ones. */
function fitOf(brandIndex: number): Fit {
  return brandIndex % 5 === 2 ? "SMALL" : brandIndex % 7 === 4 ? "LARGE" : "TRUE";
}

/** A guide for every brand and category whose goods come in sizes of feet or bodies. */
export function sizeGuides(): SizeGuideRecord[] {
  return brands.flatMap((brand, index) => {
    const lines = Object.keys(brand.range)
      .map(productLineOf)
      .filter(({ line, sizing }) => needsGuide(line, sizing));
    return [...Map.groupBy(lines, ({ categoryCode }) => categoryCode)].map(([categoryCode, ofCategory]) => {
      const fit = fitOf(index);
      const note = ofCategory.map(({ making }) => notes[making]).find((one) => one !== undefined);
      return {
        brandCode: brand.brandCode,
        categoryCode,
        fit,
        ...(note ? { note } : {}),
        charts: chartsOf(brand, ofCategory, fit),
      };
    });
  });
}

const wearerOrder: readonly ProductRecord["gender"][] = ["MEN", "WOMEN", "UNISEX", "KIDS"];

/** Of two lines in one category, the one with more sizes speaks for both. */
function chartsOf(brand: Brand, lines: readonly ProductLine[], fit: Fit): SizeChart[] {
  return wearerOrder.flatMap((wearer) => {
    const charts = lines
      .filter((line) => wearersOf(brand, line).includes(wearer))
      .map((line) => {
        const ease = easeOf[fit][line.sizing === "shoe" || line.sizing === "slide" ? "foot" : "body"];
        return chartOf(line.line, line.sizing, wearer, sizeRun(line.sizing, wearer, brand.shoeSystem), ease);
      });
    const [fullest] = charts.toSorted((a, b) => b.rows.length - a.rows.length);
    return fullest ? [fullest] : [];
  });
}

function wearersOf({ wearers }: Brand, { genders }: ProductLine): readonly ProductRecord["gender"][] {
  const fitting = genders.filter((gender) => wearers?.includes(gender) ?? true);
  return fitting.length > 0 ? fitting : genders;
}
