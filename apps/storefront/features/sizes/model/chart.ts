import type { ChartRow } from "./find-size.ts";

/** The sizes of one kind of wearer, from small to large. */
export type Chart = {
  readonly wearer: string;
  readonly wearerName: string;
  readonly kind: string | null;
  readonly measures: readonly { readonly measure: string; readonly name: string; readonly how: string }[];
  readonly rows: readonly ChartRow[];
};
