/**
 * What proves an order where the session does not: the contact that an order was tracked with.
 * Empty on the order's own page.
 */
export type Contact = { readonly email?: string; readonly mobile?: string };

/** Called with the code of a return that the shop has taken. */
export type SentReturn = (returnCode: string) => void;

/** A line of an order, of which pieces can be returned. */
export type ReturnLine = { readonly orderItemCode: string; readonly name: string };
