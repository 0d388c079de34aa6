import type { Adjustment } from "../../pricing/pricing.ts";

/** What one offer took off a line, or off the freight, which is line 0. */
export type OrderReduction = Adjustment & { readonly orderCode: string; readonly lineNumber: number };
