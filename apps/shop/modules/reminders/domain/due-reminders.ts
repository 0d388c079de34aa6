/**
 * How many more people may be notified that a sku is back [RMD-01]. Every message promises one
 * unit: a promise ends when a unit leaves the warehouse, no matter who buys it, and there are never
 * more promises than units that can be bought. Units held by an order that ends unpaid are not new.
 * @param promised units that someone has been notified of
 */
export function dueReminders(
  promised: number,
  { onHand, free }: { readonly onHand: number; readonly free: number },
): { readonly promised: number; readonly due: number } {
  const open = Math.min(promised, onHand);
  return { promised: open, due: Math.max(0, free - open) };
}
