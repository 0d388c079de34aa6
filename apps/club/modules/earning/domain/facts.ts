/** The fact by which an order's points become available; it names their lot too. */
export function maturedFact(orderCode: string): string {
  return `matured:${orderCode}`;
}
