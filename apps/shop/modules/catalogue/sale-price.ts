import type { Rupiah } from "@gelora/money/rupiah.ts";

/** A merchant's reduced price, permanent or for a period. */
export type SalePrice = {
  readonly price: Rupiah;
  /** Inclusive; absent when the period has no beginning. */
  readonly begins?: Date | undefined;
  /** Exclusive; absent when the period has no end. */
  readonly ends?: Date | undefined;
  /** The flash sale whose price it is. */
  readonly campaignCode?: string | undefined;
};

export function isOnSale(sale: SalePrice, moment: Date): boolean {
  return (sale.begins === undefined || sale.begins <= moment) && (sale.ends === undefined || moment < sale.ends);
}

/** The current price of one piece at a moment [K41]. */
export function askedPrice(listPrice: Rupiah, sale: SalePrice, moment: Date): Rupiah {
  return isOnSale(sale, moment) ? sale.price : listPrice;
}
