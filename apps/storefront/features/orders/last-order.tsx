import { buttonClass } from "@gelora/ui/button.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import type { ListedOrder } from "./data/order-documents.ts";
import { actionsOf } from "./model/order-actions.ts";
import { orderShipsFrom } from "./model/ships-from.ts";
import { nextWord, type StandingOrder } from "./model/what-next.ts";
import { orderAddress } from "./order-address.ts";
import { OrderCard } from "./parts/order-card.tsx";

export type LastOrderProps = {
  readonly order: ListedOrder & StandingOrder;
  readonly onChange: () => void;
  /** Of the link to the lines that can go back. */
  readonly returnWord: string;
};

/**
 * A member's newest order: what happens next in a sentence, its card with the next step, and
 * returning it.
 */
export function LastOrder({ order, onChange, returnWord }: LastOrderProps) {
  const words = useWords("orders");
  const next = nextWord(order);
  return (
    <div data-last-order={order.orderCode}>
      {next ? <p className="mb-3 text-strong">{words(next, { date: orderShipsFrom(order) ?? "" })}</p> : null}
      <OrderCard order={order} onChange={onChange} />
      {actionsOf(order).askForReturn ? (
        <p className="mt-3">
          <a
            href={orderAddress(order.orderCode, true, order.distributionType)}
            className={buttonClass("outline", "small")}
          >
            {returnWord}
          </a>
        </p>
      ) : null}
    </div>
  );
}
