import type { ColourWay, ProductRecord, SkuRecord } from "@gelora/contracts/catalogue-document.ts";
import { articleNumber, barcodeOf, skuCodeOf } from "./articles.ts";
import { listPriceForSize, listPriceOf, priceOf, reductionOf, salePeriodOf } from "./prices.ts";
import { randomStream } from "./random.ts";
import type { Model } from "./season.ts";
import { type SizeRun, sizeRun } from "./sizes.ts";
import { carriedBy, type Supply, stockOf } from "./stock.ts";

export type SkuPlan = {
  readonly seed: number;
  readonly index: number;
  readonly productCode: string;
  readonly model: Model;
  readonly gender: ProductRecord["gender"];
  readonly colours: readonly ColourWay[];
  readonly supply: Supply;
  readonly inWindow: boolean;
};

/** Percent off by colour way; sometimes only the later colours are reduced. */
function reductions({ seed, index, colours }: SkuPlan): number[] {
  const random = randomStream(seed, index, "reduction");
  const reduction = reductionOf(random);
  const firstReduced = colours.length > 1 && random.chance(0.3) ? 1 : 0;
  return colours.map((_, place) => (place >= firstReduced ? reduction : 0));
}

function sizesOf({ model, gender }: SkuPlan): SizeRun {
  return sizeRun(model.line.sizing, gender, model.brand.shoeSystem);
}

/** Every size of every colour way, colours in their order and sizes small to large. */
export function skusOf(plan: SkuPlan): SkuRecord[] {
  const { seed, index, model, productCode, supply, inWindow } = plan;
  const sizes = sizesOf(plan);
  const percentOff = reductions(plan);
  const period = inWindow ? undefined : salePeriodOf(randomStream(seed, index, "sale period"));
  const smallest = listPriceOf(model.line, model.brand, randomStream(seed, index, "price"));
  const random = randomStream(seed, index, "stock");
  const storeCodes = carriedBy(random);
  const preOrder = supply === "preOrder" ? { preOrderDays: random.between(7, 30) } : {};
  const remindEnabled = random.chance(0.9);
  return plan.colours.flatMap(({ colourCode }, colourIndex) => {
    const colourSupply =
      colourIndex > 0 && supply === "plenty" && !inWindow && random.chance(0.05) ? "soldOut" : supply;
    const isReduced = (percentOff[colourIndex] ?? 0) > 0;
    return sizes.labels.map((sizeLabel, sizeIndex) => ({
      skuCode: skuCodeOf(productCode, colourCode, sizeLabel),
      skuNo: articleNumber(model.brand.articlePrefix, index, colourIndex),
      barcode: barcodeOf(index, colourIndex * sizes.labels.length + sizeIndex),
      colourCode,
      sizeSystem: sizes.sizeSystem,
      sizeLabel,
      ...priceOf(
        listPriceForSize(model.line, smallest, sizeLabel, sizes.labels[0] ?? sizeLabel),
        percentOff[colourIndex] ?? 0,
      ),
      ...(isReduced && period ? { salePeriod: period } : {}),
      stock: stockOf(colourSupply, storeCodes, random),
      ...preOrder,
      remindEnabled,
    }));
  });
}
