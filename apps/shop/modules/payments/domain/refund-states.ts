/**
 * The states of one refund. `asked` means the provider may have carried it out, whatever we heard:
 * from there it is only repeated under the same key. A rejected refund has sent nothing; staff
 * retry it or make a bank transfer. If the provider's records show it after all, they count.
 */
export const refundEvents = {
  ask: { from: ["requested", "asked"], to: "asked", meaning: "the provider is asked" },
  take: {
    from: ["asked", "refused"],
    to: "accepted",
    meaning: "the provider has taken it on, the bank has not confirmed it",
  },
  confirm: { from: ["asked", "accepted", "refused"], to: "done", meaning: "the money has gone back" },
  refuse: { from: ["asked"], to: "refused", meaning: "the provider says no" },
  retry: { from: ["refused"], to: "requested", meaning: "a person lets it be tried again" },
  transfer: { from: ["refused"], to: "transferred", meaning: "a person has paid it back by bank transfer" },
} as const satisfies Readonly<Record<string, RefundArrow>>;

type RefundArrow = { readonly from: readonly RefundState[]; readonly to: RefundState; readonly meaning: string };

export const refundStates = ["requested", "asked", "accepted", "done", "refused", "transferred"] as const;

export type RefundState = (typeof refundStates)[number];

export type RefundEvent = keyof typeof refundEvents;

/**
 * The first is requested from the provider; the second records a transfer that staff have already
 * made; the third is of a debt for which nothing is left to refund.
 */
export const firstRefundStates = ["requested", "transferred", "done"] as const satisfies readonly RefundState[];
