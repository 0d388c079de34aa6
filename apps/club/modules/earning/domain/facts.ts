/** The fact by which a member gets the bonus for linking, once. */
export function linkBonusFact(memberCode: string): string {
  return `bonus:link:${memberCode}`;
}

/** The fact by which an order's points become available; it names their lot too. */
export function maturedFact(orderCode: string): string {
  return `matured:${orderCode}`;
}
