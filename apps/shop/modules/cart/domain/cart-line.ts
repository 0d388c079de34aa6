import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { DistributionType } from "../../../platform/distribution-type.ts";

/** One sku in a cart, as it is stored. */
export type CartLine = {
  readonly cartLineId: string;
  readonly distributionType: DistributionType;
  readonly skuCode: string;
  readonly productCode: string;
  readonly orgCode: string;
  readonly activityCode: string | null;
  readonly skuName: string;
  readonly quantity: number;
  readonly selected: boolean;
  readonly seenPrice: Rupiah;
  readonly seenSoldOut: boolean;
};
