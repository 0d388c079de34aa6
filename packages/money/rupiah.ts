/** Whole rupiah. The shop has no sen: every amount is an integer. */
export type Rupiah = number & { readonly __rupiah: never };

/** @throws RangeError when it is not a safe integer, which is a defect of the caller */
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
