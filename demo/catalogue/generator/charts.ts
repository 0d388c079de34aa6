import type { ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import { type FootSystem, footLengthOf, footSizeOf } from "@gelora/contracts/foot-size.ts";
import type { SizeChart, SizeMeasure, SizeRow } from "@gelora/contracts/size-guide.ts";
import type { SizeRun, Sizing } from "./sizes.ts";

type Wearer = ProductRecord["gender"];
/** Around the body in cm, at the smallest of the letters below, and the step to the next one. */
type Body = Readonly<Partial<Record<SizeMeasure, readonly [start: number, step: number]>>>;

const letterOrder = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"];
const adults: Readonly<Record<Exclude<Wearer, "KIDS">, Body>> = {
  MEN: { chest: [78, 6], waist: [64, 6], hips: [80, 6] },
  WOMEN: { chest: [72, 6], waist: [56, 6], hips: [80, 6] },
  UNISEX: { chest: [76, 6], waist: [62, 6], hips: [80, 6] },
};
/** Children's clothes go by height; their circumferences grow with it. */
const child: Body = { chest: [55, 3.5], waist: [51, 2.5], hips: [59, 4] };

/** What the goods of a line are measured by; lines of other goods need no guide. */
const measuresOf: Readonly<Partial<Record<Sizing, readonly SizeMeasure[]>>> = {
  letter: ["chest", "waist"],
  everybody: ["chest", "waist"],
  bottom: ["waist", "hips"],
  shoe: ["foot"],
  slide: ["foot"],
  sock: ["foot"],
};

/** Goods that are sized like others, but worn elsewhere on the body. */
type Ranges = {
  readonly measure: SizeMeasure;
  readonly ranges: readonly number[];
  /** Where children's goods carry the same letters. */
  readonly kidsRanges?: readonly number[];
};
const specialMeasures: Readonly<Record<string, Ranges>> = {
  shinguards: { measure: "height", ranges: [130, 155, 172, 195] },
  kneesupports: { measure: "knee", ranges: [31, 34, 37, 40, 44] },
  gloves: { measure: "hand", ranges: [17, 19, 20.5, 22, 24] },
  boxinggloves: { measure: "hand", ranges: [17, 19, 20.5, 22, 24] },
  bikehelmets: { measure: "head", ranges: [51, 55, 58, 62], kidsRanges: [44, 47, 50, 53] },
  sportshijabs: { measure: "head", ranges: [52, 54.5, 57, 60] },
};
/** Socks of three letters cover these lengths of feet; children's end where adults' begin. */
const socks: Ranges = { measure: "foot", ranges: [22, 24.5, 26.5, 29.5], kidsRanges: [16, 18, 20, 22] };

export const needsGuide = (line: string, sizing: Sizing): boolean =>
  measuresOf[sizing] !== undefined || specialMeasures[line] !== undefined;

/**
 * The chart of one line of goods for one kind of wearer.
 * @param ease how much smaller than its label a brand's goods are, in cm of foot or body
 */
export function chartOf(
  line: string,
  sizing: Sizing,
  wearer: Wearer,
  { sizeSystem, labels }: SizeRun,
  ease: number,
): SizeChart {
  const special = specialMeasures[line] ?? (sizing === "sock" ? socks : undefined);
  if (special) {
    const ranges = wearer === "KIDS" ? (special.kidsRanges ?? special.ranges) : special.ranges;
    return { wearer, rows: labels.map((label, at) => rangeRow(label, special.measure, ranges, at)) };
  }
  if (sizeSystem === "EU" || sizeSystem === "UK" || sizeSystem === "US")
    return { wearer, rows: shoeRows(sizeSystem, labels, wearer, ease) };
  const measures = measuresOf[sizing] ?? [];
  return {
    wearer,
    rows: wearer === "KIDS" ? childRows(labels, measures) : letterRows(labels, adults[wearer], measures, ease),
  };
}

function rangeRow(label: string, measure: SizeMeasure, ranges: readonly number[], at: number): SizeRow {
  return { names: { LETTER: label }, fits: { [measure]: [ranges[at] ?? 0, ranges[at + 1] ?? 0] } };
}

/** A size fits feet from the length of the size before up to its own. */
function shoeRows(system: FootSystem, labels: readonly string[], wearer: Wearer, ease: number): SizeRow[] {
  const forWomen = wearer === "WOMEN";
  const lengths = labels.map((label) => footLengthOf(system, Number(label), forWomen));
  return labels.map((label, at) => {
    const length = lengths[at] ?? 0;
    const name = (other: "EU" | "UK" | "US") =>
      other === system ? label : String(footSizeOf(other, length, forWomen));
    const from = lengths[at - 1] ?? length - 0.7;
    return {
      names: {
        EU: name("EU"),
        ...(wearer === "KIDS" ? {} : { UK: name("UK"), US: name("US") }),
        // In half centimetres, neighbours would be one.
        CM: String(toMillimetre(length)),
      },
      fits: { foot: [toMillimetre(from - ease), toMillimetre(length - ease)] },
    };
  });
}

function letterRows(labels: readonly string[], body: Body, measures: readonly SizeMeasure[], ease: number): SizeRow[] {
  return labels.map((label) => ({
    names: { LETTER: label },
    fits: fitsAt(body, measures, letterOrder.indexOf(label), ease),
  }));
}

const heightStep = 12;

function childRows(labels: readonly string[], measures: readonly SizeMeasure[]): SizeRow[] {
  return labels.map((label, at) => ({
    names: { CM: label },
    fits: {
      height: [Number(labels[at - 1] ?? Number(label) - heightStep), Number(label)],
      ...fitsAt(child, measures, at, 0),
    },
  }));
}

function fitsAt(body: Body, measures: readonly SizeMeasure[], at: number, ease: number): SizeRow["fits"] {
  return Object.fromEntries(
    measures.flatMap((measure) => {
      const [start, step] = body[measure] ?? [];
      if (start === undefined || step === undefined) return [];
      return [[measure, [start + at * step - ease, start + (at + 1) * step - ease]]];
    }),
  );
}

const toMillimetre = (cm: number): number => Math.round(cm * 10) / 10;
