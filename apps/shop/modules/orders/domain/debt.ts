/** What payments know a refund's debt by: the same debt is paid back once. */
export function debtOf(refundId: string): string {
  return `refund-due:${refundId}`;
}
