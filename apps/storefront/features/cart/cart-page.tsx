import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useRef, useState } from "react";
import { useWords } from "../../platform/words/use-words.ts";
import { PromotionList } from "../promotions/promotion-list.tsx";
import { CartLines } from "./parts/cart-lines.tsx";
import { CartNotices } from "./parts/cart-notices.tsx";
import { CartSkeleton } from "./parts/cart-skeleton.tsx";
import { CartSummary } from "./parts/cart-summary.tsx";
import { RemovedRow } from "./parts/removed-row.tsx";
import { StoreBanner } from "./parts/store-banner.tsx";
import { StoreList } from "./parts/store-list.tsx";
import { type Cart, type CartWork, useCart } from "./parts/use-cart.ts";

/** The cart [CRT-01]: its items, its total, and the way to the checkout. */
export function CartPage() {
  const words = useWords("cart");
  const cart = useCart();
  const { loaded } = cart;
  const stores = useRef<HTMLElement>(null);
  return (
    <PageFrame width="wide" className="max-lg:pb-32">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-3xl">{words("title")}</h1>
        {/* Its space is reserved, so nothing shifts. */}
        <div className="min-h-11">{loaded.state === "ready" ? <StoreBanner stores={stores} /> : null}</div>
      </div>
      {loaded.state === "loading" ? <CartSkeleton /> : null}
      {loaded.state === "failed" ? (
        <EmptyState art="server-error" title={words("failedTitle")}>
          <Button onClick={() => void cart.reload()}>{words("tryAgain")}</Button>
        </EmptyState>
      ) : null}
      {loaded.state === "ready" ? (
        <>
          <CartNotices cart={loaded.value} />
          <Contents cart={loaded.value} actions={cart} />
          <StoreList place={stores} />
          {/* Last, so that nothing moves when it comes. */}
          {loaded.value.itemList.length === 0 ? <div data-recently-seen="" /> : null}
        </>
      ) : null}
    </PageFrame>
  );
}

type ContentsProps = { readonly cart: Cart; readonly actions: CartWork };

function Contents({ cart, actions }: ContentsProps) {
  // How many lines there were when a gift or add-on was pressed.
  const [linesBefore, setLinesBefore] = useState<number>();
  const { itemList, promotionList } = cart;
  if (itemList.length === 0) return <NoItems removed={actions.removed} onUndo={actions.putBack} />;
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 space-y-6">
        <CartLines
          cart={cart}
          actions={actions}
          removed={actions.removed}
          onUndo={actions.putBack}
          isComing={itemList.length === linesBefore}
        />
        <PromotionList
          promotions={promotionList}
          lines={itemList}
          onTaking={() => setLinesBefore(itemList.length)}
          onChanged={() => actions.reloadAll().finally(() => setLinesBefore(undefined))}
        />
      </div>
      <CartSummary cart={cart} pending={actions.pending} />
    </div>
  );
}

type NoItemsProps = { readonly removed: CartWork["removed"]; readonly onUndo: () => void };

/** An empty cart; a line that was just removed can still be put back. */
function NoItems({ removed, onUndo }: NoItemsProps) {
  const words = useWords("cart");
  return (
    <>
      {removed ? (
        <ul>
          <RemovedRow removed={removed} onUndo={onUndo} />
        </ul>
      ) : null}
      <EmptyState art="empty-cart" title={words("emptyTitle")} text={words("emptyText")}>
        <a href="/plp/search?sort=newest" className={buttonClass()}>
          {words("emptyAction")}
        </a>
      </EmptyState>
    </>
  );
}
