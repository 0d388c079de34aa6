import { type LineEvent, stateAfter } from "./line-states.ts";
import { type OrderState, orderStates } from "./order-states.ts";

/**
 * Pieces of an order line in the same state and parcel. A line starts as one portion and is split
 * when its pieces diverge.
 */
export type Portion = {
  readonly portionNumber: number;
  readonly lineNumber: number;
  readonly quantity: number;
  readonly state: OrderState;
  /** From 1; null for pick-up. */
  readonly parcelNumber: number | null;
  /** The shopper's reason for cancelling after payment. */
  readonly reasonCode: string | null;
};

export function countPieces(portions: readonly { readonly quantity: number }[]): number {
  return portions.reduce((sum, { quantity }) => sum + quantity, 0);
}

export type Pieces = { readonly lineNumber: number; readonly quantity: number };

/**
 * The pieces of one parcel, or a number of pieces of each line; the whole order when nothing is
 * selected.
 */
export type Choice = { readonly parcelNumber: number } | { readonly pieces: readonly Pieces[] };

export type MovedPortion = Portion & { readonly from: OrderState };

/**
 * Applies one event of the table to portions. When part of a portion is selected, that part becomes
 * a portion of its own.
 * @returns all portions afterwards, and those that moved; undefined when nothing can move, or fewer
 * pieces than selected
 */
export function movePortions(
  portions: readonly Portion[],
  event: LineEvent,
  choice?: Choice,
): { readonly portions: readonly Portion[]; readonly moved: readonly MovedPortion[] } | undefined {
  const wanted =
    choice && "pieces" in choice ? new Map(choice.pieces.map((one) => [one.lineNumber, one.quantity])) : undefined;
  const after: Portion[] = [];
  const moved: MovedPortion[] = [];
  let next = Math.max(...portions.map((portion) => portion.portionNumber)) + 1;
  for (const portion of portions) {
    const to = stateAfter(portion.state, event);
    const isChosen = !choice || !("parcelNumber" in choice) || portion.parcelNumber === choice.parcelNumber;
    const taken =
      to && isChosen
        ? Math.min(wanted?.get(portion.lineNumber) ?? (wanted ? 0 : portion.quantity), portion.quantity)
        : 0;
    if (!to || taken === 0) {
      after.push(portion);
      continue;
    }
    wanted?.set(portion.lineNumber, (wanted.get(portion.lineNumber) ?? 0) - taken);
    const rest = portion.quantity - taken;
    if (rest > 0) after.push({ ...portion, quantity: rest });
    const part = { ...portion, portionNumber: rest > 0 ? next++ : portion.portionNumber, quantity: taken, state: to };
    after.push(part);
    moved.push({ ...part, from: portion.state });
  }
  const isShort = wanted !== undefined && [...wanted.values()].some((left) => left > 0);
  return moved.length === 0 || isShort ? undefined : { portions: after, moved };
}

/**
 * The portions of a new order. A cash order is one parcel, since cash is collected once; for other
 * orders see `parcelNumbersOf`.
 */
export function firstPortions(
  order: { readonly state: OrderState; readonly distributionType: "11" | "21"; readonly cash: boolean },
  lines: readonly { readonly quantity: number; readonly deliveryDate: string | null }[],
): readonly Portion[] {
  const parcelNumbers = parcelNumbersOf(lines);
  return lines.map(({ quantity }, index) => ({
    portionNumber: index + 1,
    lineNumber: index + 1,
    quantity,
    state: order.state,
    parcelNumber: order.distributionType === "21" ? null : order.cash ? 1 : (parcelNumbers[index] ?? 1),
    reasonCode: null,
  }));
}

/** True for pieces that the shopper has or will have: neither cancelled nor closed. */
export function isKept({ state }: Pick<Portion, "state">): boolean {
  return state !== orderStates.cancelled && state !== orderStates.closed;
}

/** The pieces of each line that have been delivered or picked up, by line number. */
export function receivedPieces(portions: readonly Portion[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { state, lineNumber, quantity } of portions)
    if (state === orderStates.completed) pieces.set(lineNumber, (pieces.get(lineNumber) ?? 0) + quantity);
  return pieces;
}

/** A parcel's code at the courier; the first parcel has the order's code. */
export function parcelCodeOf(orderCode: string, parcelNumber: number): string {
  return parcelNumber === 1 ? orderCode : `${orderCode}-P${parcelNumber}`;
}

/** @returns undefined for a code that belongs to no parcel of this order */
export function parcelNumberOf(orderCode: string, parcelCode: string): number | undefined {
  if (parcelCode === orderCode) return 1;
  const [, number] = /^-P(\d{1,4})$/.exec(parcelCode.slice(orderCode.length)) ?? [];
  return parcelCode.startsWith(orderCode) && number ? Number(number) : undefined;
}

/**
 * The parcel of each line: goods that can be sent today share one, and pre-orders share one per
 * shipping date, so goods in stock do not wait for others.
 * @returns the parcel numbers, from 1, in line order
 */
function parcelNumbersOf(lines: readonly { readonly deliveryDate: string | null }[]): readonly number[] {
  const days = [...new Set(lines.map((line) => line.deliveryDate ?? ""))].sort();
  return lines.map((line) => days.indexOf(line.deliveryDate ?? "") + 1);
}
