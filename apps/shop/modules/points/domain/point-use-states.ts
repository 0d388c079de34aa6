/**
 * The states of the points of one order, from the moment before the club is asked to hold them.
 * Both arrows are conditional updates of one row, so either the order is created or the intention
 * times out.
 */
export const pointUseEvents = {
  order: { from: "intended", to: "ordered", meaning: "the order stands" },
  abandon: { from: "intended", to: "abandoned", meaning: "no order came of it, and the club is told to release" },
} as const satisfies Readonly<Record<string, PointUseArrow>>;

type PointUseArrow = { readonly from: PointUseState; readonly to: PointUseState; readonly meaning: string };

export type PointUseState = "intended" | "ordered" | "abandoned";

export type PointUseEvent = keyof typeof pointUseEvents;
