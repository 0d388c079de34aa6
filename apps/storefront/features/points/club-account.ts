import type { ResultOf } from "../../platform/gateway/document.ts";
import type { bindDocument } from "./data/loyalty-documents.ts";

/** A member's card in the club, as the checkout needs it [CHK-12, CHK-17]. */
export type ClubAccount = {
  /** Of the card, not of the shop's account. */
  readonly name: string;
  readonly mobile: string;
  /** Whole points; one is worth Rp 1. */
  readonly availablePoints: number;
  readonly pin: PinState;
};

/** Whether a member has a PIN, and can enter it [PIN-02, PIN-09]. */
export type PinState = "none" | "usable" | "disabled";

/** `not linked` invites; undefined shows nothing: still asked, or the club does not answer. */
export type Bind = ClubAccount | "not linked" | undefined;

type BindAnswer = ResultOf<typeof bindDocument>["mapClubCheckBind"];

/** The club's code for an account without a card. */
const notLinkedCode = "501";

/** Failures are swallowed, whatever they are [CHK-26, ERR-17]. */
export function bindOf(answer: BindAnswer | undefined): Bind {
  if (answer?.code === notLinkedCode) return "not linked";
  if (!answer?.success) return undefined;
  const { firstName, lastName, mobile, availablePoints } = answer;
  return {
    name: [firstName, lastName].filter(Boolean).join(" "),
    mobile: mobile ?? "",
    availablePoints: availablePoints ?? 0,
    pin: pinOf(answer),
  };
}

function pinOf({ havePin, pinDisabled }: NonNullable<BindAnswer>): PinState {
  if (!havePin) return "none";
  return pinDisabled ? "disabled" : "usable";
}
