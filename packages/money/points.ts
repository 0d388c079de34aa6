/** Whole points of the loyalty club. At the shop one point is worth Rp 1 [Q72]. */
export type Points = number & { readonly __points: never };

/** @throws RangeError when it is not a safe integer, which is a defect of the caller */
export function points(amount: number): Points {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole points: ${amount}`);
  return amount as Points;
}

export const noPoints: Points = points(0);

export function addPoints(...amounts: readonly Points[]): Points {
  return points(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

export function lessPoints(amount: Points, taken: Points): Points {
  return points(amount - taken);
}

export function fewerPoints(one: Points, other: Points): Points {
  return one < other ? one : other;
}
