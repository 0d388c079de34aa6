import { z } from "zod";

const replaySchema = z.object({
  ordersLookedAt: z.number(),
  ordersTouched: z.number(),
  units: z.number(),
  cost: z.number(),
  revenueBefore: z.number(),
  revenueAfter: z.number(),
  shareGivenAway: z.number(),
  marginBefore: z.number().nullable(),
  marginAfter: z.number().nullable(),
  piecesWithoutCost: z.number().nullable(),
  choicesOpen: z.number(),
  suspiciousCount: z.number(),
  suspicious: z.array(z.object({ orderCode: z.string(), reasons: z.array(z.string()) })),
});

export const replayQuery = `query ($draft: String!, $from: String!, $to: String!, $costs: String) {
  replayOffer(draft: $draft, from: $from, to: $to, costs: $costs) { ${Object.keys(replaySchema.shape)
    .map((name) => (name === "suspicious" ? "suspicious { orderCode reasons }" : name))
    .join(" ")} } }`;

/**
 * What a replay found, for people or as CSV: a row for each figure, then one for each basket.
 * @throws ZodError for another answer
 */
export function replayText(answer: unknown, asCsv: boolean): string {
  const { suspicious, ...figures } = replaySchema.parse(answer);
  const rows = [
    ...Object.entries(figures).flatMap(([name, value]) => (value === null ? [] : [[name, value, ""]])),
    ...suspicious.map(({ orderCode, reasons }) => ["suspicious", orderCode, reasons.join(" ")]),
  ];
  if (asCsv)
    return [["what", "value", "reasons"], ...rows].map((cells) => `${cells.map(csvValue).join(",")}\r\n`).join("");
  return rows
    .map(([name = "", value, reasons]) => `${String(name).padEnd(17)} ${value} ${reasons}`.trimEnd())
    .join("\n");
}

/** A number is no formula, whatever its sign, and spreadsheets add up what is not quoted. */
const csvValue = (value: string | number): string => (typeof value === "number" ? String(value) : csvCell(value));

/** Quoted, and no formula: a spreadsheet would run what begins with one of these. */
export function csvCell(cell: string): string {
  const plain = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${plain.replaceAll('"', '""')}"`;
}
