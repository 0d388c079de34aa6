import type { BrandRecord, CategoryRecord } from "@gelora/contracts/catalogue-document.ts";
import { addressCode } from "./codes.ts";
import type { ReadProduct } from "./read-product.ts";
import type { LineFault, NotedLine, RefusedLine } from "./refused-line.ts";
import type { RowGroup } from "./row-groups.ts";

type Accepted = {
  readonly line: number;
  readonly lines: readonly number[];
  readonly brand: BrandRecord;
  readonly categoryPath: readonly CategoryRecord[];
};

/** The result of the first pass: which products are valid, and everything to report. */
export type Inspection = {
  readonly refused: RefusedLine[];
  readonly noted: NotedLine[];
  readonly accepted: Map<string, Accepted>;
  /** The first line of every handle, including rejected ones. */
  readonly handles: Map<string, number>;
  readonly skuLines: Map<string, number>;
  /** Codes of products that the merchant does not sell at present. */
  readonly hidden: string[];
  refusedProducts: number;
  leftOutProducts: number;
  variants: number;
};

export function beginInspection(): Inspection {
  return {
    refused: [],
    noted: [],
    accepted: new Map(),
    handles: new Map(),
    skuLines: new Map(),
    hidden: [],
    refusedProducts: 0,
    leftOutProducts: 0,
    variants: 0,
  };
}

/**
 * Rejects a whole product: its invalid lines with their reasons, its other lines because of them.
 */
function refuseProduct(
  inspection: Inspection,
  handle: string,
  lines: readonly number[],
  faults: readonly LineFault[],
): void {
  inspection.refusedProducts += 1;
  const faulty = new Set(faults.map(({ line }) => line));
  const cause = Math.min(...faulty);
  const own = faults.map((fault) => ({ ...fault, handle, withProduct: false }));
  const others = lines
    .filter((line) => !faulty.has(line))
    .map((line) => ({
      line,
      handle,
      reason: `is refused with its product because of line ${cause}`,
      withProduct: true,
    }));
  inspection.refused.push(...[...own, ...others].toSorted((left, right) => left.line - right.line));
}

/**
 * A handle that comes back after another product: neither part is the whole product, so both are
 * rejected.
 */
function refuseReturning(inspection: Inspection, group: RowGroup, firstLine: number, lines: readonly number[]): void {
  const here = lines[0] ?? firstLine;
  const reason = `continues a product of line ${firstLine}; the lines of one product must follow each other`;
  refuseProduct(inspection, group.handle, lines, [{ line: here, reason }]);
  const before = inspection.accepted.get(group.handle);
  if (before === undefined) return;
  inspection.accepted.delete(group.handle);
  inspection.variants -= before.lines.length;
  refuseProduct(inspection, group.handle, before.lines, [
    { line: before.line, reason: `is continued in line ${here}, after other products` },
  ]);
}

function takenSkus(inspection: Inspection, read: ReadProduct): LineFault[] {
  if (read.kind !== "product") return [];
  return [...read.skuLines].flatMap(([skuCode, line]) => {
    const before = inspection.skuLines.get(skuCode);
    return before === undefined ? [] : [{ line, reason: `has the SKU ${skuCode} of line ${before}` }];
  });
}

/** Adds one product to the inspection. */
export function inspect(inspection: Inspection, group: RowGroup, read: ReadProduct): void {
  const lines = group.rows.map(({ line }) => line);
  const firstLine = inspection.handles.get(group.handle);
  if (group.handle !== "" && firstLine !== undefined) return refuseReturning(inspection, group, firstLine, lines);
  const line = lines[0] ?? 0;
  if (group.handle !== "") inspection.handles.set(group.handle, line);
  const faults = read.kind === "refused" ? read.faults : takenSkus(inspection, read);
  if (faults.length > 0) return refuseProduct(inspection, group.handle, lines, faults);
  if (read.kind === "leftOut") {
    inspection.leftOutProducts += 1;
    inspection.noted.push(read.note);
    inspection.hidden.push(addressCode(group.handle));
  }
  if (read.kind !== "product") return;
  for (const [skuCode, skuLine] of read.skuLines) inspection.skuLines.set(skuCode, skuLine);
  inspection.noted.push(...read.notes);
  inspection.variants += read.skuLines.size;
  inspection.accepted.set(group.handle, { line, lines, brand: read.brand, categoryPath: read.categoryPath });
}
