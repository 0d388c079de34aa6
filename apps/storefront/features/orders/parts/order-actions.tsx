import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { lazy, Suspense, useState } from "react";
import { useWords } from "../../../platform/use-words.ts";
import type { OrderDetail } from "../data/order-documents.ts";
import { actionsOf } from "../model/order-actions.ts";
import { isUnderWay } from "../model/order-status.ts";
import type { OrderWork } from "./use-order-actions.ts";

const CancelDialog = lazy(() => import("./cancel-dialog.tsx").then((loaded) => ({ default: loaded.CancelDialog })));
const ConfirmDialog = lazy(() => import("./confirm-dialog.tsx").then((loaded) => ({ default: loaded.ConfirmDialog })));

type Question = "cancel" | "receive" | "pickUp";

/** The buttons of an order, as far as the server allows them [ORD-15]. */
export function OrderActions({ order, work }: { readonly order: OrderDetail; readonly work: OrderWork }) {
  const words = useWords("orders");
  const [question, setQuestion] = useState<Question>();
  const actions = actionsOf(order);
  // While an order is under way, buying it again is not what one came for.
  const ended = !isUnderWay(order.orderStatus);
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:whitespace-nowrap max-sm:*:px-3">
        {actions.pay ? (
          <Button className="w-full sm:w-auto" busy={work.working === "pay"} onClick={() => void work.pay()}>
            {words("payAmount", { amount: formatRupiah(order.amount ?? 0) })}
          </Button>
        ) : null}
        {actions.receive ? <Button onClick={() => setQuestion("receive")}>{words("receive")}</Button> : null}
        {actions.pickUp ? <Button onClick={() => setQuestion("pickUp")}>{words("pickUp")}</Button> : null}
        {actions.buyAgain ? (
          <Button
            look={ended ? "ink" : "outline"}
            busy={work.working === "buyAgain"}
            onClick={() => void work.buyAgain()}
          >
            {words("buyAgain")}
          </Button>
        ) : null}
        {actions.undoCancel ? (
          <Button look="outline" busy={work.working === "undoCancel"} onClick={() => void work.undoCancel()}>
            {words("undoCancel")}
          </Button>
        ) : null}
        {actions.cancel ? (
          <Button look="outline" onClick={() => setQuestion("cancel")}>
            {words("cancel")}
          </Button>
        ) : null}
        <a href={`/contact-us?orderCode=${encodeURIComponent(order.orderCode ?? "")}`} className={buttonClass("quiet")}>
          {words("getHelp")}
        </a>
      </div>
      <Suspense>
        {question ? (
          <Asked question={question} order={order} work={work} onClose={() => setQuestion(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}

function Asked({
  question,
  order,
  work,
  onClose,
}: {
  readonly question: Question;
  readonly order: OrderDetail;
  readonly work: OrderWork;
  readonly onClose: () => void;
}) {
  const words = useWords("orders");
  const busy = work.working !== undefined;
  const run = (action: Promise<boolean>): void => void action.then(onClose);
  if (question === "cancel") {
    return (
      <CancelDialog busy={busy} onClose={onClose} onCancel={(reason, remark) => run(work.cancel(reason, remark))} />
    );
  }
  const store = order.store?.storeName ?? order.orderReceiveOut?.storeName ?? "";
  return (
    <ConfirmDialog
      title={words(`${question}Title`)}
      text={words(`${question}Text`, { store })}
      confirm={words(`${question}Confirm`)}
      busy={busy}
      onClose={onClose}
      onConfirm={() => run(work[question]())}
    />
  );
}
