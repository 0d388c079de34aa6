/**
 * A line of the file that was not imported. Lines are counted as in an editor; the headings are
 * line 1.
 */
export type RefusedLine = {
  readonly line: number;
  /** Empty when the line has none. */
  readonly handle: string;
  readonly reason: string;
  /** True when the line itself is valid: a product is imported whole or not at all. */
  readonly withProduct: boolean;
};

/** A line that was imported with changes, or skipped because the merchant does not publish it. */
export type NotedLine = { readonly line: number; readonly handle: string; readonly note: string };

/** What is wrong with a line, before its product is known. */
export type LineFault = { readonly line: number; readonly reason: string };
