import { useWords } from "../../../platform/words/use-words.ts";
import type { RemovedLine } from "../model/removed-line.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import { ComingRow } from "./coming-row.tsx";
import { RemovedRow } from "./removed-row.tsx";
import type { Cart, CartActions, CartLine } from "./use-cart.ts";

type CartLinesProps = {
  readonly cart: Cart;
  readonly actions: CartActions;
  readonly removed: RemovedLine<CartLine> | undefined;
  readonly onUndo: () => void;
  /** A gift or add-on is being put in. */
  readonly isComing: boolean;
};

/** The lines, with one checkbox that selects all that can be bought. */
export function CartLines({ cart, actions, removed, onUndo, isComing }: CartLinesProps) {
  const words = useWords("cart");
  const buyable = cart.itemList.filter((line) => !line.outStock && !line.disabled);
  const allSelected = buyable.length > 0 && buyable.every((line) => line.selected);
  const rows = removed ? cart.itemList.toSpliced(removed.index, 0, removed.line) : cart.itemList;
  return (
    <section aria-busy={actions.pending} aria-label={words("title")}>
      <label className="flex items-center gap-3 border-line border-b pb-4 font-semibold">
        <input
          type="checkbox"
          checked={allSelected}
          disabled={buyable.length === 0}
          onChange={(event) => actions.select(buyable, event.target.checked)}
          className="size-5 accent-accent"
        />
        {words("selectAll")}
        <span className="ml-auto font-normal text-quiet text-sm" aria-live="polite">
          {words("count", { count: cart.count })}
        </span>
      </label>
      <ul>
        {rows.map((line) =>
          line === removed?.line ? (
            <RemovedRow key="removed" removed={removed} onUndo={onUndo} />
          ) : (
            <CartLineRow key={line.cartItemId} line={line} actions={actions} />
          ),
        )}
        {isComing ? <ComingRow /> : null}
      </ul>
    </section>
  );
}
