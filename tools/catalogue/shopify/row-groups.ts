import type { Row } from "./read-rows.ts";
import type { LineFault } from "./refused-line.ts";

/** Consecutive lines of one product. */
export type RowGroup = {
  readonly handle: string;
  readonly rows: readonly Row[];
  /** Unreadable lines; they reject the product. */
  readonly faults: readonly LineFault[];
};

/**
 * Shopify allows 2,048 variants and 250 pictures; more lines under one handle are a mistake and
 * must not fill the memory.
 */
const mostRows = 3_000;

type OpenGroup = { handle: string; rows: Row[]; faults: LineFault[] };

function add(group: OpenGroup, row: Row): void {
  if (row.fault !== undefined) group.faults.push({ line: row.line, reason: row.fault });
  if (group.rows.length < mostRows) group.rows.push(row);
  else if (group.rows.length === mostRows && group.faults.length === 0) {
    group.faults.push({
      line: row.line,
      reason: `and all after it are beyond the ${mostRows} lines that a product may have`,
    });
  }
}

/**
 * A line without a handle belongs to the product above it, unless it has its own title. It is
 * rejected either way, and so is the product that may lack it.
 */
function addWithoutHandle(group: OpenGroup, row: Row): void {
  group.faults.push({ line: row.line, reason: row.fault ?? "has no handle" });
  group.rows.push(row);
}

/** Groups lines by handle. A group without a handle holds one line that belongs to no product. */
export async function* groupRows(rows: AsyncIterable<Row>): AsyncGenerator<RowGroup> {
  let open: OpenGroup | undefined;
  for await (const row of rows) {
    const handle = row.read("handle");
    if (handle === "" && open !== undefined && row.read("title") === "") {
      addWithoutHandle(open, row);
      continue;
    }
    if (open === undefined || handle === "" || handle !== open.handle) {
      if (open !== undefined) yield open;
      open = { handle, rows: [], faults: [] };
    }
    if (handle === "") addWithoutHandle(open, row);
    else add(open, row);
  }
  if (open !== undefined) yield open;
}
