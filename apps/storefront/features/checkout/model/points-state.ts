import type { GuestCard } from "../../points/guest-card.ts";

/**
 * The shopper's input about points, beside the switch, which the shop stores [CHK-12, CHK-13].
 */
export type PointsState = {
  /** Of the correct PIN. In this page's memory only: the shop gets it with the order. */
  readonly proof: string | undefined;
  /** The dialog that is open: a PIN is asked for, or the way on without the club. */
  readonly asked: "pin to use" | "pin to order" | "order without points" | undefined;
  /** How the switch is being turned, until the shop has counted the total. */
  readonly turning: "on" | "off" | undefined;
  /** Why the switch did not turn, in words; "" if it did. */
  readonly problem: string;
  /**
   * What the shopper agreed to pay without points: that order goes on by itself once it is counted.
   */
  readonly agreedWithout: number | undefined;
  /** A guest's; the order earns points for it. */
  readonly card: GuestCard | undefined;
};

export type PointsEvent =
  /** The switch needs a PIN, or the order does: after a reload the page has no proof. */
  | { readonly type: "pinNeeded"; readonly to: "use" | "order" }
  | { readonly type: "proven"; readonly proof: string }
  | { readonly type: "dismissed" }
  | { readonly type: "turned"; readonly to: "on" | "off" }
  /** The order goes on without points. @param total as the dialog said it, in whole rupiah */
  | { readonly type: "wentWithout"; readonly total: number }
  /** It did: anything after that needs another press. */
  | { readonly type: "wentOn" }
  /** The shop has counted, or refused. */
  | { readonly type: "counted"; readonly problem: string }
  | { readonly type: "cardFound"; readonly card: GuestCard }
  | { readonly type: "cardRemoved" };

export const pointsAtFirst: PointsState = {
  proof: undefined,
  asked: undefined,
  turning: undefined,
  problem: "",
  agreedWithout: undefined,
  card: undefined,
};

/** While the switch is being turned, it cannot be turned again [PIN-10]. */
export function pointsAfter(state: PointsState, event: PointsEvent): PointsState {
  switch (event.type) {
    case "pinNeeded":
      return state.turning ? state : { ...state, asked: `pin to ${event.to}`, problem: "" };
    case "proven":
      return { ...state, proof: event.proof, asked: undefined };
    case "dismissed":
      return { ...state, asked: undefined };
    case "turned":
      return state.turning ? state : afterTurn(state, event.to);
    case "wentWithout":
      return { ...afterTurn(state, "off"), agreedWithout: event.total };
    case "wentOn":
      return { ...state, agreedWithout: undefined };
    case "counted":
      return afterCount(state, event.problem);
    case "cardFound":
      return { ...state, card: event.card };
    case "cardRemoved":
      return { ...state, card: undefined };
  }
}

/** Off needs no PIN, and forgets the one before: on asks for it each time. */
function afterTurn(state: PointsState, to: "on" | "off"): PointsState {
  return { ...state, asked: undefined, turning: to, problem: "", proof: to === "on" ? state.proof : undefined };
}

/** A switch that did not turn leaves the order where it was. */
function afterCount(state: PointsState, problem: string): PointsState {
  return { ...state, turning: undefined, problem, agreedWithout: problem === "" ? state.agreedWithout : undefined };
}

/** The shop refused the order because of its points: what is asked next. */
export function pointsAfterRefusal(state: PointsState, lacking: "pin" | "club"): PointsState {
  return lacking === "pin"
    ? { ...state, proof: undefined, asked: "pin to order" }
    : { ...state, asked: "order without points" };
}
