import { ClubInvitation } from "../../points/club-invitation.tsx";
import { GuestCardPanel } from "../../points/guest-card-panel.tsx";
import { PointsPanel } from "../../points/points-panel.tsx";
import type { GuestCardForm } from "../../points/use-guest-card.ts";
import type { PointsState } from "../model/points-state.ts";
import type { Points } from "./use-points.ts";

export type PointsSectionProps = {
  readonly isGuest: boolean;
  readonly points: Points;
  readonly guestCard: GuestCardForm;
  readonly state: PointsState;
  /** What points pay of the order shown, in whole rupiah. */
  readonly used: number;
  readonly total: number;
};

/**
 * Points for members with a card, an invitation for others, a card's number for guests [CHK-12,
 * CHK-13]. Without an answer of the club it is not there, unless points are in use already
 * [CHK-26].
 */
export function PointsSection({ isGuest, points, guestCard, state, used, total }: PointsSectionProps) {
  const { account, isInvited, isOn, isTurning, onTurn, tell, reload } = points;
  if (isGuest) {
    return <GuestCardPanel card={state.card} form={guestCard} onRemove={() => tell({ type: "cardRemoved" })} />;
  }
  if (isInvited && !isOn) return <ClubInvitation onLinked={reload} />;
  if (!account && !isOn) return null;
  const shown = { account, isOn, isTurning, used, total };
  const asksPin = used > 0 && isOn && !isTurning && state.proof === undefined;
  return <PointsPanel {...shown} asksPin={asksPin} problem={state.problem} onTurn={onTurn} />;
}
