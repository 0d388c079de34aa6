import { type SizeChart, type SizeGuideRecord, sizeMeasures } from "@gelora/contracts/size-guide.ts";

/** What is wrong with a guide, or undefined. */
export function guideError({ charts }: SizeGuideRecord): string | undefined {
  const wearers = charts.map(({ wearer }) => wearer);
  if (new Set(wearers).size < wearers.length) return "two charts are for the same wearers";
  return charts.map(chartError).find((error) => error !== undefined);
}

function chartError({ rows }: SizeChart): string | undefined {
  if (rows.some(({ names }) => Object.keys(names).length === 0)) return "a size has no name";
  for (const measure of sizeMeasures) {
    const ranges = rows.flatMap(({ fits }) => (fits[measure] ? [fits[measure]] : []));
    if (ranges.some(([from, to]) => !(from > 0 && from < to))) return `a range of ${measure} ends before it begins`;
    if (ranges.some(([from], at) => at > 0 && from < (ranges[at - 1]?.[0] ?? 0)))
      return `the sizes are not in the order of ${measure}`;
  }
  return undefined;
}
