/** Whole rupiah. There are no sen in the shop: every amount is an integer number of rupiah. */
export type Rupiah = number & { readonly __rupiah: never };

/**
 * Takes a number as an amount of rupiah.
 * @throws RangeError when it is not a whole number that a double holds exactly: that is a defect of the caller.
 */
export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole rupiah: ${amount}`);
  return amount as Rupiah;
}

export const noRupiah: Rupiah = rupiah(0);

export function addRupiah(...amounts: readonly Rupiah[]): Rupiah {
  return rupiah(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** `quantity` must be a whole number. */
export function timesRupiah(amount: Rupiah, quantity: number): Rupiah {
  return rupiah(amount * quantity);
}
