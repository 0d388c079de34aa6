import { lazy, Suspense } from "react";
import { usablePoints } from "../../points/usable-points.ts";
import type { PointsState } from "../model/points-state.ts";
import type { Points } from "./use-points.ts";

const PinDialog = lazy(() => import("../../points/pin-dialog.tsx").then((loaded) => ({ default: loaded.PinDialog })));
const AwayDialog = lazy(() => import("./away-dialog.tsx").then((loaded) => ({ default: loaded.AwayDialog })));

export type PointsDialogsProps = {
  readonly points: Points;
  readonly state: PointsState;
  /** What points pay of the order shown, in whole rupiah. */
  readonly used: number;
  /** What the order costs without points, in whole rupiah. */
  readonly totalWithout: number;
  /** Places the order; with the proof, if it is new. */
  readonly onOrder: (proof?: string) => void;
};

/** What points ask of the shopper; loaded when it is asked [PIN-01]. */
export function PointsDialogs({ points, state, used, totalWithout, onOrder }: PointsDialogsProps) {
  const { account, isOn, tell, turn, goWithout, reload } = points;
  const { asked } = state;
  if (!asked) return null;
  const close = (): void => tell({ type: "dismissed" });
  if (asked === "order without points") {
    return (
      <Suspense>
        <AwayDialog
          totalWithout={totalWithout}
          onWithout={() => goWithout(totalWithout)}
          onTryAgain={() => {
            close();
            onOrder();
          }}
          onClose={close}
        />
      </Suspense>
    );
  }
  const proven = (proof: string): void => {
    tell({ type: "proven", proof });
    if (asked === "pin to order") onOrder(proof);
    else turn("on");
  };
  const pays = isOn ? used : usablePoints(account?.availablePoints ?? 0, totalWithout);
  return (
    <Suspense>
      <PinDialog pin={account?.pin} pays={pays} onAskAgain={reload} onProven={proven} onClose={close} />
    </Suspense>
  );
}
