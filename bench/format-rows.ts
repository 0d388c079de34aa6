import type { BenchRow } from "./bench-row.ts";

const number = (value: number | undefined, digits: number): string =>
  value === undefined ? "" : value.toFixed(digits);

/** A table in Markdown, ready for docs/measurements.md. */
export function formatRows(rows: readonly BenchRow[]): string {
  const head = [
    "what",
    "CPU ms",
    "a second",
    "p50 ms",
    "p99 ms",
    "share of the limit",
    "limit",
    "target",
    "met",
    "remark",
  ];
  const lines = rows.map((row) => [
    row.name,
    number(row.cpuMsPerRequest, 3),
    number(row.ratePerSecond, row.ratePerSecond !== undefined && row.ratePerSecond < 100 ? 1 : 0),
    number(row.p50Ms, 1),
    number(row.p99Ms, 1),
    row.ratioToLimit === undefined ? "" : `${(row.ratioToLimit * 100).toFixed(0)} %`,
    row.limitName ?? "",
    row.target ?? "",
    row.met === undefined ? "" : row.met ? "yes" : "no",
    row.remark ?? "",
  ]);
  return [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
