/**
 * Splits a whole number by weights so that the parts sum to it exactly. The largest remainders get
 * the odd ones, earlier parts first, so the split is deterministic. If all weights are zero, the
 * first part gets everything.
 */
export function splitWhole(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const shares = weights.map((weight) => share(amount, weight, total));
  const parts = shares.map(({ part }) => part);
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  if (left === 0) return parts;
  const order = shares
    .map((_, index) => index)
    .sort((a, b) => (shares[b]?.remainder ?? 0) - (shares[a]?.remainder ?? 0) || a - b);
  for (const index of order) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/** Exact: products beyond the safe integers are computed with big ones, which takes longer. */
function share(amount: number, weight: number, total: number): { readonly part: number; readonly remainder: number } {
  const product = amount * weight;
  if (Number.isSafeInteger(product)) {
    const remainder = product % total;
    return { part: (product - remainder) / total, remainder };
  }
  const exact = BigInt(amount) * BigInt(weight);
  const remainder = Number(exact % BigInt(total));
  return { part: Number(exact / BigInt(total)), remainder };
}
