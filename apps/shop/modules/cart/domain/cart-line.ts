import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";

/** A stored cart line: one sku. */
export type CartLine = {
  readonly cartLineId: string;
  readonly distributionType: DistributionType;
  readonly skuCode: string;
  readonly productCode: string;
  readonly orgCode: string;
  /** The gift or add-on offer under which it is taken; null for goods that are bought. */
  readonly activityCode: string | null;
  readonly skuName: string;
  readonly quantity: number;
  readonly selected: boolean;
  readonly seenPrice: Rupiah;
  readonly seenSoldOut: boolean;
};
