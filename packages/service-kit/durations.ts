/** A duration in milliseconds, built from named units. */
export type Milliseconds = number & { readonly __milliseconds: never };

export function milliseconds(amount: number): Milliseconds {
  return amount as Milliseconds;
}

export const seconds = (amount: number): Milliseconds => milliseconds(amount * 1000);
export const minutes = (amount: number): Milliseconds => seconds(amount * 60);
export const hours = (amount: number): Milliseconds => minutes(amount * 60);
export const days = (amount: number): Milliseconds => hours(amount * 24);
