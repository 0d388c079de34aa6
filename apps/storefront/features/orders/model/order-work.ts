/** A shopper's action on an order [ORD-15]. */
export type WorkName = "pay" | "cancel" | "cancelPieces" | "undoCancel" | "receive" | "pickUp" | "buyAgain";

/** Actions that ask for confirmation. */
export type Question = Extract<WorkName, "cancel" | "cancelPieces" | "receive" | "pickUp">;

/** A quantity of one line. */
export type Pieces = { readonly orderItemCode: string; readonly count: number };

export type OrderWork = {
  readonly working: WorkName | undefined;
  readonly question: Question | undefined;
  /** The items chosen for cancellation, in the order chosen. */
  readonly chosen: readonly Pieces[];
  /** Cancelling pieces was requested with none chosen. */
  readonly isChoiceMissing: boolean;
};

export type OrderWorkEvent =
  | { readonly type: "asked"; readonly question: Question }
  | { readonly type: "closed" }
  | { readonly type: "chosen"; readonly pieces: Pieces }
  | { readonly type: "unchosen"; readonly orderItemCode: string }
  | { readonly type: "began"; readonly name: WorkName }
  | { readonly type: "ended" };

export const noWork: OrderWork = { working: undefined, question: undefined, chosen: [], isChoiceMissing: false };

/** With a single piece there is nothing to choose: it is chosen from the start. */
export function onlyPiece(
  lines: readonly { readonly orderItemCode?: string | null; readonly count?: number | null }[],
): readonly Pieces[] {
  const [line, ...more] = lines;
  return line?.orderItemCode && line.count === 1 && more.length === 0
    ? [{ orderItemCode: line.orderItemCode, count: 1 }]
    : [];
}

export function workAfter(work: OrderWork, event: OrderWorkEvent): OrderWork {
  switch (event.type) {
    case "asked":
      return event.question === "cancelPieces" && work.chosen.length === 0
        ? { ...work, isChoiceMissing: true }
        : { ...work, question: event.question };
    case "closed":
      return { ...work, question: undefined };
    case "chosen":
      return { ...work, chosen: withPieces(work.chosen, event.pieces), isChoiceMissing: false };
    case "unchosen":
      return { ...work, chosen: work.chosen.filter((one) => one.orderItemCode !== event.orderItemCode) };
    case "began":
      return { ...work, working: event.name };
    case "ended":
      return afterWork(work);
  }
}

function withPieces(chosen: readonly Pieces[], pieces: Pieces): readonly Pieces[] {
  const isKnown = chosen.some(({ orderItemCode }) => orderItemCode === pieces.orderItemCode);
  if (!isKnown) return [...chosen, pieces];
  return chosen.map((one) => (one.orderItemCode === pieces.orderItemCode ? pieces : one));
}

/** Whether it succeeded or was refused, the order is reloaded: chosen items may be gone. */
function afterWork(work: OrderWork): OrderWork {
  const chosen = work.working === "cancelPieces" ? [] : work.chosen;
  return { ...work, working: undefined, question: undefined, chosen };
}
