import type { SizeChart, SizeGuideRecord, SizeRow } from "@gelora/contracts/size-guide.ts";
import type { Frame } from "../catalogue/frame.ts";
import type { ProductSource, SkuSource } from "../catalogue/product-source.ts";

/** All guides, found by brand and category. */
export type SizeGuides = {
  readonly version: number;
  readonly all: readonly SizeGuideRecord[];
  /** The brand's guide of this very category. */
  of(brandCode: string, categoryCode: string): SizeGuideRecord | undefined;
};

export function gatherGuides(version: number, all: readonly SizeGuideRecord[]): SizeGuides {
  const byKey = new Map(all.map((guide) => [keyOf(guide.brandCode, guide.categoryCode), guide]));
  return { version, all, of: (brandCode, categoryCode) => byKey.get(keyOf(brandCode, categoryCode)) };
}

/** The brand's guide of the category, or of the nearest category above it that has one. */
export function guideFor(
  guides: SizeGuides,
  frame: Frame,
  brandCode: string,
  categoryCode: string,
): SizeGuideRecord | undefined {
  return frame
    .pathOf(categoryCode)
    .toReversed()
    .map((category) => guides.of(brandCode, category.categoryCode))
    .find((guide) => guide !== undefined);
}

/** The guide that explains a product's sizes: that of its first category. */
export function guideOfProduct(
  guides: SizeGuides,
  frame: Frame,
  { brandCode, categoryCodes }: Pick<ProductSource, "brandCode" | "categoryCodes">,
): SizeGuideRecord | undefined {
  return categoryCodes.map((code) => guideFor(guides, frame, brandCode, code)).find((guide) => guide !== undefined);
}

/** The chart of the wearer; goods for everyone may use a chart of their own only. */
export function chartFor(guide: SizeGuideRecord, wearer: SizeChart["wearer"]): SizeChart | undefined {
  return guide.charts.find((chart) => chart.wearer === wearer);
}

/** The row that a label names. */
export function rowOf(
  chart: SizeChart | undefined,
  { sizeSystem, sizeLabel }: Pick<SkuSource, "sizeSystem" | "sizeLabel">,
): SizeRow | undefined {
  return chart?.rows.find(({ names }) =>
    Object.entries(names).some(([system, name]) => system === sizeSystem && name === sizeLabel),
  );
}

const keyOf = (brandCode: string, categoryCode: string): string => `${brandCode} ${categoryCode}`;
