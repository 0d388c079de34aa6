import type { Dispatch } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import type { useClubAccount } from "../../points/use-club-account.ts";
import { redeemPoints } from "../data/redeem-points.ts";
import type { CheckoutEvent, CheckoutState } from "../model/checkout-state.ts";
import type { PointsEvent } from "../model/points-state.ts";
import type { Checkout } from "./use-checkout.ts";

type PointsSurroundings = {
  readonly dispatch: Dispatch<CheckoutEvent>;
  /** Loads the checkout and its offers again. */
  readonly refresh: () => Promise<void>;
  readonly club: ReturnType<typeof useClubAccount>;
};

/**
 * A member's points in the checkout [CHK-12]: the card as the club knows it, and the switch as the
 * shop keeps it. Turning it computes the total again.
 */
export function usePoints(
  checkout: Checkout,
  { points }: CheckoutState,
  { dispatch, refresh, club }: PointsSurroundings,
) {
  const failureText = useFailureText();
  const { account, isInvited, reload } = club;
  const tell = (event: PointsEvent): void => dispatch({ type: "points", event });
  const count = async (to: "on" | "off"): Promise<void> => {
    const failure = await redeemPoints(checkout.id, to === "on");
    // A club that is slow or down delays no total that the shop knows.
    void reload();
    await refresh();
    tell({ type: "counted", problem: failure ? failureText(failure) : "" });
  };
  const turn = (to: "on" | "off"): void => {
    tell({ type: "turned", to });
    void count(to);
  };
  return {
    account,
    isInvited,
    isOn: points.turning ? points.turning === "on" : checkout.usePoint,
    isTurning: points.turning !== undefined,
    /** On asks for the PIN first, off does not [PIN-01, PIN-10]. */
    onTurn: (on: boolean): void => (on ? tell({ type: "pinNeeded", to: "use" }) : turn("off")),
    /** The order that waited for the club continues at this total. */
    goWithout: (total: number): void => {
      tell({ type: "wentWithout", total });
      void count("off");
    },
    tell,
    turn,
    reload,
  };
}

export type Points = ReturnType<typeof usePoints>;
