/**
 * What the facts of a member's bonus for linking begin with. Until 28 November 2026 it was the fact
 * itself.
 */
export function linkBonusCause(memberCode: string): string {
  return `bonus:link:${memberCode}`;
}

/** The fact by which an order brings the bonus for linking; it names its lot too. */
export function linkBonusFact(memberCode: string, orderCode: string): string {
  return `${linkBonusCause(memberCode)}:${orderCode}`;
}

/** The fact by which an order's points become available; it names their lot too. */
export function maturedFact(orderCode: string): string {
  return `matured:${orderCode}`;
}
