/** A place where the books contradict themselves. */
export type LedgerFault = { readonly subject: string; readonly fault: string };
