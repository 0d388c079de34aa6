import { Button } from "@gelora/ui/button.tsx";
import { FieldNote } from "@gelora/ui/field-note.tsx";
import { lazy, Suspense, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Contact, SentReturn } from "../../returns/return-subject.ts";
import type { ProductLine } from "../data/order-documents.ts";
import { returnableLines } from "../model/line-returns.ts";
import { onlyPiece } from "../model/order-work.ts";
import { OrderLines, type OrderLinesProps } from "./order-lines.tsx";

const RequestReturnDialog = lazy(() =>
  import("../../returns/request-return-dialog.tsx").then((loaded) => ({ default: loaded.RequestReturnDialog })),
);

export type ReturnRequestProps = {
  readonly orderCode: string;
  readonly order: OrderLinesProps["order"];
  readonly lines: readonly ProductLine[];
  readonly contact: Contact;
  readonly returnPage?: OrderLinesProps["returnPage"];
  readonly onDone: SentReturn;
};

/**
 * The lines with checkboxes for what was received and is in no return yet, and the button that
 * requests a return of the chosen ones [ORD-13, ORD-20, RET-01, RET-08].
 */
export function ReturnRequest({ orderCode, order, lines, contact, returnPage, onDone }: ReturnRequestProps) {
  const words = useWords("orders");
  const free = returnableLines(lines, order.orderReturnOuts ?? []);
  const [chosen, setChosen] = useState<readonly string[]>(onlyPiece(free).map(({ orderItemCode }) => orderItemCode));
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const choose = (code: string, on: boolean): void => {
    setMissing(false);
    setChosen(on ? [...chosen, code] : chosen.filter((one) => one !== code));
  };
  const picked = free
    .filter(({ orderItemCode }) => chosen.includes(orderItemCode ?? ""))
    .map(({ orderItemCode, skuName }) => ({ orderItemCode: orderItemCode ?? "", name: skuName ?? "" }));
  const close = (): void => setAsking(false);
  if (free.length === 0) return <OrderLines order={order} lines={lines} returnPage={returnPage} />;
  return (
    <>
      <OrderLines
        order={order}
        lines={lines}
        returnPage={returnPage}
        choice={{ chosen, onChoose: choose, canChoose: (line) => free.includes(line) }}
      />
      <div className="mt-5 flex flex-wrap items-center gap-4 border-line border-t pt-5 print:hidden">
        <Button look="outline" onClick={() => (picked.length === 0 ? setMissing(true) : setAsking(true))}>
          {words(free.length > 1 ? "batchReturn" : "askForReturn")}
        </Button>
        <div role="alert">
          <FieldNote error={isMissing ? words("chooseProduct") : undefined} />
        </div>
      </div>
      <Suspense>
        {isAsking ? (
          <RequestReturnDialog
            orderCode={orderCode}
            contact={contact}
            lines={picked}
            onClose={close}
            onDone={(returnCode) => {
              close();
              setChosen([]);
              onDone(returnCode);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
