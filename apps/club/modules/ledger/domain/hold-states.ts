/**
 * The states of the points of one order. `released` means that the order holds none of them any
 * more.
 */
export const holdEvents = {
  spend: { from: ["held"], to: "spent", meaning: "the order is paid" },
  release: {
    from: ["held", "spent"],
    to: "released",
    meaning: "the order has ended, and the rest of its points comes back",
  },
} as const satisfies Readonly<Record<string, HoldArrow>>;

type HoldArrow = { readonly from: readonly HoldState[]; readonly to: HoldState; readonly meaning: string };

export const holdStates = ["held", "spent", "released"] as const;

export type HoldState = (typeof holdStates)[number];

export type HoldEvent = keyof typeof holdEvents;

/** @returns the state that an event leads to, or undefined when it changes nothing in this state */
export function holdStateAfter(state: HoldState, event: HoldEvent): HoldState | undefined {
  const arrow: HoldArrow = holdEvents[event];
  return arrow.from.includes(state) ? arrow.to : undefined;
}
