import { type Address, type AddressEvent, addressAfter } from "../../addresses/address.ts";
import type { CheckoutError } from "./checkout-errors.ts";
import { type Choices, choicesAtFirst } from "./choices.ts";
import { foldedBy, type SectionName } from "./folding.ts";
import type { SeenOrder } from "./order-changes.ts";
import { type PointsEvent, type PointsState, pointsAfter, pointsAfterRefusal, pointsAtFirst } from "./points-state.ts";

/** The shop did not place the order as it was shown. */
export type Refusal = {
  /** The total shown then, in whole rupiah. */
  readonly from: number;
  /** Why, in words, where prices and stock do not say it; else "". */
  readonly why: string;
  /** What the page showed then. */
  readonly seen: SeenOrder;
  /**
   * `later` until the changes are known, then in a dialog, and above the form once that is closed.
   */
  readonly shown: "later" | "dialog" | "above";
};

/** What the shopper has typed, chosen and pressed in the checkout [CHK-02 to CHK-07]. */
export type CheckoutState = {
  readonly choices: Choices;
  readonly address: Address;
  readonly remark: string;
  /** The errors reported at the last press. */
  readonly reported: readonly CheckoutError[];
  /** The steps folded to one line. */
  readonly folded: readonly SectionName[];
  /** An order is being placed, or was: the page is about to be left. */
  readonly isPlacing: boolean;
  /** Why the last press placed no order, in words; "" if it did not fail. */
  readonly problem: string;
  readonly refusal: Refusal | undefined;
  readonly points: PointsState;
};

export type CheckoutEvent =
  | { readonly type: "chosen"; readonly choice: Partial<Choices> }
  | AddressEvent
  /** A saved address was chosen, or another than those. */
  | { readonly type: "addressTaken"; readonly address: Address }
  | { readonly type: "remarked"; readonly remark: string }
  /** Something in a section changed. */
  | { readonly type: "workedIn"; readonly section: SectionName; readonly finished: readonly SectionName[] }
  | { readonly type: "opened"; readonly section: SectionName }
  /** Checkout was pressed. */
  | { readonly type: "pressed"; readonly errors: readonly CheckoutError[] }
  | { readonly type: "failed"; readonly problem: string }
  /** The shop refused, since prices, stock or points are not as shown. */
  | { readonly type: "changed"; readonly from: number; readonly why: string; readonly seen: SeenOrder }
  /** The order waits for the PIN, or for the way on without the club. */
  | { readonly type: "lacking"; readonly lacking: "pin" | "club" }
  | { readonly type: "points"; readonly event: PointsEvent }
  /** The checkout was loaded again after that. */
  | { readonly type: "reloaded" }
  | { readonly type: "reviewed" };

export function checkoutAtFirst(distributionType: string | null | undefined, address: Address): CheckoutState {
  const nothing = { remark: "", reported: [], folded: [], isPlacing: false, problem: "", refusal: undefined };
  return { choices: choicesAtFirst(distributionType), address, points: pointsAtFirst, ...nothing };
}

export function checkoutAfter(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case "chosen":
      return { ...state, choices: { ...state.choices, ...event.choice } };
    case "typed":
    case "placeChosen":
      return { ...state, address: addressAfter(state.address, event) };
    case "addressTaken":
      return { ...state, address: event.address };
    case "remarked":
      return { ...state, remark: event.remark };
    case "workedIn":
      return { ...state, folded: foldedBy(event.section, state.folded, event.finished) };
    case "opened":
      return { ...state, folded: state.folded.filter((name) => name !== event.section) };
    case "pressed":
      return afterPress(state, event.errors);
    case "failed":
      return { ...state, isPlacing: false, problem: event.problem };
    case "changed":
      return { ...state, refusal: { from: event.from, why: event.why, seen: event.seen, shown: "later" } };
    case "lacking":
      return { ...state, isPlacing: false, points: pointsAfterRefusal(state.points, event.lacking) };
    case "points":
      return { ...state, points: pointsAfter(state.points, event.event) };
    case "reloaded":
      return { ...state, isPlacing: false, refusal: shownAs(state.refusal, "dialog") };
    case "reviewed":
      return { ...state, refusal: shownAs(state.refusal, "above") };
  }
}

/** A press without errors places the order; each press replaces what the former one reported. */
function afterPress(state: CheckoutState, errors: readonly CheckoutError[]): CheckoutState {
  if (state.isPlacing) return state;
  return { ...state, reported: errors, isPlacing: errors.length === 0, problem: "", refusal: undefined };
}

const shownAs = (refusal: Refusal | undefined, shown: Refusal["shown"]): Refusal | undefined =>
  refusal && { ...refusal, shown };
