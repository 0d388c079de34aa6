type Line = { readonly skuCode?: string | null; readonly takenAs?: string | null };

/** A line that was removed, its place among the others, and its height in pixels. */
export type RemovedLine<Of extends Line> = {
  readonly line: Of;
  readonly index: number;
  readonly height: number;
  /** It is being put back. */
  readonly isComing: boolean;
};

/**
 * Whether a removed line has left the cart: removal and restoration take effect with a late answer.
 */
export function isAway<Of extends Line>({ line }: RemovedLine<Of>, lines: readonly Line[]): boolean {
  return !lines.some(({ skuCode, takenAs }) => skuCode === line.skuCode && takenAs === line.takenAs);
}
