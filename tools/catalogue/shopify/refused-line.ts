/** A line of the file that was not taken in. Lines are counted as an editor does, the headings are line 1. */
export type RefusedLine = {
  readonly line: number;
  /** Empty when the line has none. */
  readonly handle: string;
  readonly reason: string;
  /** True when nothing is wrong with the line itself: a product is taken in whole or not at all. */
  readonly withProduct: boolean;
};

/** A line that was taken in but not word for word, or left out because the merchant does not show it. */
export type NotedLine = { readonly line: number; readonly handle: string; readonly note: string };

/** What is wrong with one line, before it is known whose it is. */
export type LineFault = { readonly line: number; readonly reason: string };
