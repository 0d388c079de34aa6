/**
 * Splits a whole number by weights so that the parts sum to it exactly. The largest remainders get
 * the odd ones, earlier parts first, so the split is deterministic. If all weights are zero, the
 * first part gets everything.
 */
export function splitWhole(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => (BigInt(amount) * BigInt(weight)) / BigInt(total));
  const remainders = weights.map((weight) => (BigInt(amount) * BigInt(weight)) % BigInt(total));
  let left = BigInt(amount) - exact.reduce((sum, part) => sum + part, 0n);
  const order = weights
    .map((_, index) => index)
    .sort((a, b) => Number((remainders[b] ?? 0n) - (remainders[a] ?? 0n)) || a - b);
  const parts = [...exact];
  for (const index of order) {
    if (left === 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts.map(Number);
}
