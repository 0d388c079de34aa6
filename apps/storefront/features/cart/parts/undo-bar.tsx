import { useWords } from "../../../platform/words/use-words.ts";
import type { CartLine } from "./use-cart.ts";

/** Stays until it is used or another line is removed, so a wrong tap costs nothing. */
export function UndoBar({ removed, onUndo }: { readonly removed: CartLine | undefined; readonly onUndo: () => void }) {
  const words = useWords("cart");
  return (
    <div role="status">
      {removed ? (
        <p className="mb-6 flex items-center justify-between gap-4 rounded-lg bg-ink px-4 py-2 text-white">
          {words("removed", { name: removed.productName ?? "" })}
          <button
            type="button"
            onClick={onUndo}
            className="min-h-11 rounded-md px-3 font-bold underline underline-offset-4"
          >
            {words("undo")}
          </button>
        </p>
      ) : null}
    </div>
  );
}
