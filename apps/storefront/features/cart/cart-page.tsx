import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { useRef } from "react";
import { useWords } from "../../platform/use-words.ts";
import { CartLines } from "./parts/cart-lines.tsx";
import { CartNotices } from "./parts/cart-notices.tsx";
import { CartSkeleton } from "./parts/cart-skeleton.tsx";
import { CartSummary } from "./parts/cart-summary.tsx";
import { StoreBanner } from "./parts/store-banner.tsx";
import { StoreList } from "./parts/store-list.tsx";
import { UndoBar } from "./parts/undo-bar.tsx";
import { useCart } from "./parts/use-cart.ts";

/** The cart [CRT-01]: what was added, what it costs, and the way to the checkout. */
export function CartPage() {
  const words = useWords("cart");
  const cart = useCart();
  const { loaded } = cart;
  const stores = useRef<HTMLElement>(null);
  return (
    <div className="mx-auto min-h-dvh w-full max-w-6xl px-4 pt-8 pb-20">
      <h1 className="mb-6 text-3xl">{words("title")}</h1>
      {loaded.state === "loading" ? <CartSkeleton /> : null}
      {loaded.state === "failed" ? (
        <EmptyState title={words("failedTitle")}>
          <Button onClick={() => void cart.reload()}>{words("tryAgain")}</Button>
        </EmptyState>
      ) : null}
      {loaded.state === "ready" ? (
        <>
          <StoreBanner stores={stores} />
          <CartNotices cart={loaded.value} />
          <UndoBar removed={cart.removed} onUndo={cart.putBack} />
          {loaded.value.itemList.length === 0 ? (
            <EmptyState title={words("emptyTitle")} text={words("emptyText")}>
              <a href="/plp/search?sort=newest" className={buttonClass()}>
                {words("emptyAction")}
              </a>
            </EmptyState>
          ) : (
            <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
              <CartLines cart={loaded.value} actions={cart} />
              <CartSummary cart={loaded.value} pending={cart.pending} />
            </div>
          )}
          <StoreList place={stores} />
        </>
      ) : null}
    </div>
  );
}
