import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Adjustment, AdjustmentSource, BasketLine, QuoteRequest } from "./quote.ts";

/** A line with what each of its units still costs after the previous sources. */
export type OpenLine = BasketLine & { readonly left: readonly Rupiah[] };

/** The basket as a source sees it. Lines are in a canonical order, whatever the original one. */
export type OpenBasket = Pick<QuoteRequest, "buyer" | "moment" | "points"> & {
  readonly lines: readonly OpenLine[];
  readonly freightLeft: Rupiah;
};

/**
 * An amount to take off the named lines together, or off the freight: it is capped at what they
 * still cost, and split over the units in proportion to that. Or amounts for units one by one.
 */
export type Proposal = Pick<Adjustment, "code" | "explanation"> &
  (
    | { readonly amount: Rupiah; readonly off: { readonly lineIds: readonly string[] } | "freight" }
    | { readonly off: { readonly units: ReadonlyMap<string, readonly Rupiah[]> } }
  );

/** Something that makes goods or freight cheaper. Pure: its data is read beforehand. */
export type PriceSource = {
  readonly source: AdjustmentSource;
  readonly propose: (basket: OpenBasket) => readonly Proposal[];
};
