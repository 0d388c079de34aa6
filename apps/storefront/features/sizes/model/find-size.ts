/** A row of a chart: a size and the measures that it fits, in cm, from (inclusive) to. */
export type ChartRow = {
  readonly sizeCode: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly fits: readonly { readonly measure: string; readonly from: number; readonly to: number }[];
};

/** What someone measured, in cm, by the measure's name. */
export type Measured = Readonly<Record<string, number>>;

export type FoundSize<Row extends ChartRow = ChartRow> =
  | { readonly kind: "no-data" }
  | { readonly kind: "fits"; readonly row: Row }
  /** Measures that belong to different sizes, or lie on the border of two. */
  | { readonly kind: "between"; readonly smaller: Row; readonly larger: Row }
  /** Smaller than the smallest size, or larger than the largest. */
  | { readonly kind: "below"; readonly row: Row }
  | { readonly kind: "above"; readonly row: Row };

/** No foot is measured more exactly than a millimetre, and no waist than half a centimetre. */
const marginOf = (measure: string): number => (measure === "foot" ? 0.05 : 0.25);
const sameCm = 1e-6;

/**
 * The size of a chart, from small to large, for someone's measures. It never guesses: a shopper
 * between two sizes or outside of the table sees that.
 * @param rows as a brand's guide has them; rows without a measure that is given say nothing
 */
export function findSize<Row extends ChartRow>(rows: readonly Row[], measured: Measured): FoundSize<Row> {
  const places = Object.entries(measured).flatMap(([measure, cm]) => {
    const place = placeOf(rows, measure, cm);
    return place ? [place] : [];
  });
  if (places.length === 0) return { kind: "no-data" };
  const low = Math.min(...places.map(({ first }) => first));
  const high = Math.max(...places.map(({ last }) => last));
  const [smallest, largest] = [rows[0], rows.at(-1)];
  if (!smallest || !largest) return { kind: "no-data" };
  if (high >= rows.length) return { kind: "above", row: largest };
  if (high < 0) return { kind: "below", row: smallest };
  const [smaller, larger] = [rows[Math.max(0, low)], rows[high]];
  if (!smaller || !larger) return { kind: "no-data" };
  return smaller === larger ? { kind: "fits", row: smaller } : { kind: "between", smaller, larger };
}

/** The rows that a measure belongs to; -1 is below the table and `rows.length` above it. */
function placeOf(rows: readonly ChartRow[], measure: string, cm: number) {
  const ranges = rows.flatMap(({ fits }, at) =>
    fits.filter((one) => one.measure === measure).map(({ from, to }) => ({ at, from, to })),
  );
  const [lowest, highest] = [ranges[0], ranges.at(-1)];
  if (!lowest || !highest) return undefined;
  if (cm < lowest.from - sameCm) return { first: -1, last: -1 };
  if (cm > highest.to + sameCm) return { first: rows.length, last: rows.length };
  const margin = marginOf(measure) - sameCm;
  const near = ranges.filter(({ from, to }) => cm >= from - margin && cm <= to + margin);
  if (near.length > 0) return { first: near[0]?.at ?? 0, last: near.at(-1)?.at ?? 0 };
  // In a gap of the table: between the rows around it.
  const before = ranges.findLast(({ to }) => to < cm) ?? lowest;
  const after = ranges.find(({ from }) => from > cm) ?? highest;
  return { first: before.at, last: after.at };
}

/**
 * Which of two sizes to take: goods that run large leave room in the smaller one; of all others the
 * larger is more comfortable.
 */
export function adviseSize<Row>(fit: string | null, smaller: Row, larger: Row): Row {
  return fit === "LARGE" ? smaller : larger;
}

/** A size with its other names: a US size alone says little to a shopper who knows EU sizes. */
export function fullNameOf({ name, otherNames }: Pick<ChartRow, "name" | "otherNames">): string {
  return otherNames.length > 0 ? `${name} (${otherNames.join(" · ")})` : name;
}

/** Centimetres as people type them, with a comma or a point; undefined for what is no length. */
export function readCentimetres(text: string): number | undefined {
  const typed = text
    .trim()
    .replace(/\s*cm$/i, "")
    .replace(",", ".");
  const cm = /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN;
  return cm >= 5 && cm <= 250 ? cm : undefined;
}

/** A length as it was typed, and whether it was taken for millimetres. */
export type ReadLength = { readonly cm: number; readonly isMillimetres: boolean };

/** No foot measures a metre, and few less than 10 cm. */
const footMillimetres = { from: 100, to: 350 };

/**
 * A length in centimetres or, where it says so or could be no foot otherwise, in millimetres: on
 * many boxes and tapes 24.5 cm are 245.
 */
export function readLength(measure: string, text: string): ReadLength | undefined {
  const [, digits = "", unit] = /^(\d{2,4}(?:[.,]\d)?)\s*(mm)?$/i.exec(text.trim()) ?? [];
  const millimetres = Number(digits.replace(",", "."));
  const { from, to } = footMillimetres;
  const isMillimetres = unit !== undefined || (measure === "foot" && millimetres >= from && millimetres <= to);
  const cm = readCentimetres(isMillimetres ? String(Math.round(millimetres) / 10) : text);
  return cm === undefined ? undefined : { cm, isMillimetres };
}
