/** What points pay of an order: no total falls below 0, and one point is worth Rp 1 [Q72]. */
export function usablePoints(availablePoints: number, total: number): number {
  return Math.max(0, Math.min(availablePoints, total));
}
