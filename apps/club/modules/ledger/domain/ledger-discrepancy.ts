/** A place where the books contradict themselves. */
export type LedgerDiscrepancy = { readonly subject: string; readonly what: string };
