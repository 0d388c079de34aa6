import { Button } from "@gelora/ui/button.tsx";
import { FieldNote } from "@gelora/ui/field-note.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderDetail } from "../data/order-documents.ts";
import { OrderLines } from "./order-lines.tsx";

/**
 * The lines with checkboxes, and the button that requests a return of the chosen ones [ORD-13].
 * Guests have no return page, so the request goes to customer service with the order and items
 * named.
 */
export function ReturnRequest({
  order,
  returnStatus,
}: {
  readonly order: OrderDetail;
  readonly returnStatus: ReadonlyMap<string, string>;
}) {
  const words = useWords("orders");
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState(false);
  const lines = order.productList ?? [];
  const choose = (code: string, on: boolean): void => {
    setMissing(false);
    setChosen(on ? [...chosen, code] : chosen.filter((one) => one !== code));
  };
  const ask = (): void => {
    if (chosen.length === 0) return setMissing(true);
    const names = lines.filter((line) => chosen.includes(line.orderItemCode ?? "")).map((line) => line.skuName ?? "");
    const query = new URLSearchParams({ orderCode: order.orderCode ?? "", items: names.join("; ") });
    void navigate(`/contact-us?${query}`);
  };
  return (
    <>
      <OrderLines order={order} lines={lines} returnStatus={returnStatus} choice={{ chosen, onChoose: choose }} />
      <div className="mt-5 flex flex-wrap items-center gap-4 border-line border-t pt-5">
        <Button look="outline" onClick={ask}>
          {words(lines.length > 1 ? "batchReturn" : "askForReturn")}
        </Button>
        <div role="alert">
          <FieldNote error={missing ? words("chooseProduct") : undefined} />
        </div>
      </div>
    </>
  );
}
