import { lazy, Suspense } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Reason } from "../data/order-calls.ts";
import type { Cancellation } from "../model/cancellation.ts";
import type { Question } from "../model/order-work.ts";

const CancelDialog = lazy(() => import("./cancel-dialog.tsx").then((loaded) => ({ default: loaded.CancelDialog })));
const ConfirmDialog = lazy(() => import("./confirm-dialog.tsx").then((loaded) => ({ default: loaded.ConfirmDialog })));

export type OrderQuestionProps = {
  readonly question: Question | undefined;
  /** What is asked about by `cancelPieces`. */
  readonly cancellation: Cancellation | undefined;
  /** The order holds points. */
  readonly hasPoints: boolean;
  /** The pick-up store. */
  readonly store: string;
  readonly busy: boolean;
  readonly onCancel: (reason: Reason) => Promise<void>;
  readonly onCancelPieces: (reason: Reason) => Promise<void>;
  readonly onReceive: () => Promise<void>;
  readonly onPickUp: () => Promise<void>;
  readonly onClose: () => void;
};

/** The confirmation before an irreversible action on an order. */
export function OrderQuestion(props: OrderQuestionProps) {
  return <Suspense>{props.question ? <Asked {...props} question={props.question} /> : null}</Suspense>;
}

function Asked({
  question,
  cancellation,
  hasPoints,
  store,
  busy,
  onClose,
  ...on
}: OrderQuestionProps & { readonly question: Question }) {
  const words = useWords("orders");
  if (question === "cancel") return <CancelDialog hasPoints={hasPoints} onClose={onClose} onCancel={on.onCancel} />;
  if (question === "cancelPieces") {
    return <CancelDialog about={cancellation} hasPoints={hasPoints} onClose={onClose} onCancel={on.onCancelPieces} />;
  }
  return (
    <ConfirmDialog
      title={words(`${question}Title`)}
      text={words(`${question}Text`, { store })}
      confirm={words(`${question}Confirm`)}
      busy={busy}
      onClose={onClose}
      onConfirm={question === "receive" ? on.onReceive : on.onPickUp}
    />
  );
}
