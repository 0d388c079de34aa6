import type { NotedLine, RefusedLine, ShopifyReading } from "./import-shopify.ts";

/** `2-4, 7` for 2, 3, 4 and 7. Lines come in ascending order. */
function ranges(lines: readonly number[]): string {
  const spans: [from: number, to: number][] = [];
  for (const line of lines) {
    const last = spans.at(-1);
    if (last !== undefined && line === last[1] + 1) last[1] = line;
    else if (last?.[1] !== line) spans.push([line, line]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(", ");
}

function tellRefused(handle: string, lines: readonly RefusedLine[]): string[] {
  const own = lines.filter(({ withProduct }) => !withProduct);
  const title = handle === "" ? "Without handle" : `Product ${handle}`;
  return [
    `${title}: refused, ${lines.length === 1 ? "line" : "lines"} ${ranges(lines.map(({ line }) => line))}`,
    ...own.map(({ line, reason }) => `  line ${line} ${reason}`),
  ];
}

const tellNoted = ({ line, handle, note }: NotedLine) => `Line ${line} (${handle}) ${note}`;

/**
 * The merchant's report of an import: every rejected line with its reason, what was changed, and
 * the count.
 */
export function tellReading({ refused, noted, summary }: ShopifyReading): string[] {
  const byProduct = [...Map.groupBy(refused, ({ handle }) => handle)];
  return [
    ...byProduct.flatMap(([handle, lines]) => tellRefused(handle, lines)),
    ...noted.map(tellNoted),
    ...(summary.unknownColumns.length > 0 ? [`Columns that were not read: ${summary.unknownColumns.join(", ")}`] : []),
    `${summary.products} products with ${summary.variants} variants are good; ${summary.refusedProducts} refused, ${summary.leftOutProducts} left out.`,
  ];
}
