import { createReadStream } from "node:fs";
import { CsvError, parse } from "csv-parse";
import { type ColumnName, type Columns, readHeadings } from "./columns.ts";

/**
 * One record of the file. A record with quoted line breaks spans several lines; `line` is its
 * first.
 */
export type Row = {
  readonly line: number;
  /** Why the whole record is unreadable, for instance a missing cell. */
  readonly fault?: string;
  readonly read: (column: ColumnName) => string;
};

/**
 * Thrown for a file that is not a product export or is cut short: then none of it counts. `line` is
 * where reading stopped.
 */
export class UnreadableExport extends Error {
  readonly line: number;
  constructor(line: number, reason: string) {
    super(reason);
    this.name = "UnreadableExport";
    this.line = line;
  }
}

/** No description is this long; an unclosed quote would otherwise swallow the rest of the file. */
const longestRecord = 2_000_000;

function parser() {
  return parse({ bom: true, relax_column_count: true, max_record_size: longestRecord, skip_empty_lines: false });
}

/** The number of lines in a record. Counted here because the parser counts a quoted CRLF as two. */
const linesOf = (cells: readonly string[]) => 1 + (cells.join(" ").match(/\r\n|\r|\n/g)?.length ?? 0);

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

const isMissingFile = (error: unknown) =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "ENOENT" || error.code === "EISDIR" || error.code === "EACCES");

function faultOf(cells: readonly string[], columns: Columns): string | undefined {
  if (cells.length < columns.count) return `has ${cells.length} cells where the headings are ${columns.count}`;
  if (!isBlank(cells.slice(columns.count))) return `has ${cells.length} cells where the headings are ${columns.count}`;
  const text = cells.join("");
  if (text.includes("\uFFFD")) return "has letters that are not UTF-8; save the file as CSV UTF-8";
  if (text.includes("\u0000")) return "has a NUL character";
  return undefined;
}

function rowOf(line: number, cells: readonly string[], columns: Columns): Row {
  const fault = faultOf(cells, columns);
  const read = (column: ColumnName) => columns.read(cells, column);
  return fault === undefined ? { line, read } : { line, fault, read };
}

/**
 * Reads a product export record by record, with one in memory at a time. Blank lines are skipped.
 * @param onHeadings receives the columns before the first row
 * @throws UnreadableExport
 */
export async function* readRows(path: string, onHeadings: (columns: Columns) => void): AsyncGenerator<Row> {
  let columns: Columns | undefined;
  let line = 1;
  const source = createReadStream(path);
  const records = source.pipe(parser());
  source.on("error", (error) => records.destroy(error));
  try {
    for await (const cells of records as AsyncIterable<readonly string[]>) {
      if (columns === undefined) {
        columns = readHeadings(cells);
        if (columns.missing.length > 0) {
          throw new UnreadableExport(
            1,
            `is no Shopify product export: the column ${columns.missing.join(", ")} is missing`,
          );
        }
        onHeadings(columns);
      } else if (!isBlank(cells)) {
        yield rowOf(line, cells, columns);
      }
      line += linesOf(cells);
    }
  } catch (error) {
    if (isMissingFile(error)) throw new UnreadableExport(0, "cannot be opened");
    if (error instanceof CsvError) throw new UnreadableExport(line, `cannot be read from here on: ${error.message}`);
    throw error;
  } finally {
    source.destroy();
  }
  if (columns === undefined) throw new UnreadableExport(1, "is empty");
}
