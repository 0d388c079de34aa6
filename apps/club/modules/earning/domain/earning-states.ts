/** The states of what an order earns. */
export const earningEvents = {
  earn: { from: "waiting", to: "pending", meaning: "the purchase and its member are known" },
  mature: { from: "pending", to: "available", meaning: "the return window has closed" },
} as const satisfies Readonly<Record<string, EarningArrow>>;

type EarningArrow = { readonly from: EarningState; readonly to: EarningState; readonly meaning: string };

export const earningStates = ["waiting", "pending", "available"] as const;

export type EarningState = (typeof earningStates)[number];
