import type { Fit, LocalisedText, ProductRecord, SizeSystem } from "./catalogue-document.ts";

/**
 * What a size is found by, in cm. `foot` is a length, `height` the body's; all others go around.
 */
export const sizeMeasures = ["foot", "height", "chest", "waist", "hips", "head", "hand", "knee"] as const;
export type SizeMeasure = (typeof sizeMeasures)[number];

/** Systems in which a guide names sizes, in the order of its columns. */
export const guideSystems = ["LETTER", "EU", "UK", "US", "CM"] as const satisfies readonly SizeSystem[];
export type GuideSystem = (typeof guideSystems)[number];

/** One size: its names in the systems that have one, and the measures that it fits, in cm. */
export type SizeRow = {
  readonly names: Readonly<Partial<Record<GuideSystem, string>>>;
  /** From the first, inclusive, to the second. */
  readonly fits: Readonly<Partial<Record<SizeMeasure, readonly [number, number]>>>;
};

/** The sizes of one kind of wearer, from small to large. */
export type SizeChart = { readonly wearer: ProductRecord["gender"]; readonly rows: readonly SizeRow[] };

/**
 * A brand's sizes of one category, or of all categories below it that have no guide of their own.
 */
export type SizeGuideRecord = {
  readonly brandCode: string;
  readonly categoryCode: string;
  readonly fit: Fit;
  /** What else to know, in plain words. */
  readonly note?: LocalisedText;
  readonly charts: readonly SizeChart[];
};
