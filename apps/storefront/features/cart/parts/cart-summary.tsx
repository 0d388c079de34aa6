import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { clientState } from "../../../platform/client-state.ts";
import { callShop } from "../../../platform/shop-client.ts";
import { showToast } from "../../../platform/toasts.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useWords } from "../../../platform/use-words.ts";
import { createCheckoutDocument } from "../data/cart-documents.ts";
import type { Cart } from "./use-cart.ts";

/** The sum of what is chosen, and the one button that goes on. On phones the button stays at the lower edge. */
export function CartSummary({ cart, pending }: { readonly cart: Cart; readonly pending: boolean }) {
  const words = useWords("cart");
  const chosen = cart.itemList.filter((line) => line.selected && !line.outStock && !line.disabled);
  const { start, starting } = useStartCheckout();
  const pieces = chosen.reduce((sum, line) => sum + (line.quantity ?? 0), 0);
  const ids = chosen.map((line) => line.cartItemId ?? "");
  return (
    <aside className="rounded-lg bg-white p-6 lg:sticky lg:top-28">
      <h2 className="mb-4 text-xl">{words("summary")}</h2>
      <dl className="space-y-2 text-sm">
        <div className="flex justify-between gap-4">
          <dt>{words("goods", { count: pieces })}</dt>
          <dd className="figures font-semibold">{formatRupiah(cart.totalAmount ?? 0)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>{words("delivery")}</dt>
          <dd className="max-w-44 text-right text-quiet">{words("deliveryLater")}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3 font-bold text-base">
          <dt>{words("total")}</dt>
          <dd className="figures text-xl" aria-live="polite">
            {formatRupiah(cart.totalAmount ?? 0)}
          </dd>
        </div>
      </dl>
      <div className="sticky bottom-3 z-10 mt-5">
        <Button className="w-full" busy={starting || pending} onClick={() => start(ids)}>
          {words("checkout")}
        </Button>
      </div>
      <p className="mt-3 text-quiet text-sm">{words("checkoutHint")}</p>
      <p className="mt-4 border-line border-t pt-4 text-quiet text-sm">{words("promises")}</p>
    </aside>
  );
}

/** Makes a checkout of the chosen lines. Who has no account goes by the login, where going on as a guest is one of the ways [K04]. */
function useStartCheckout() {
  const words = useWords("cart");
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [starting, setStarting] = useState(false);
  const start = async (cartItemIds: readonly string[]): Promise<void> => {
    if (cartItemIds.length === 0) return showToast(words("nothingChosen"), { kind: "error" });
    setStarting(true);
    const result = await callShop(createCheckoutDocument, { cartItemIds: [...cartItemIds] });
    setStarting(false);
    if (!result.ok) return showToast(failureText(result.failure), { kind: "error" });
    const address = `/checkout/${result.value.createCheckout.id}`;
    await navigate(clientState().isLogin ? address : `/login?redirectUrl=${encodeURIComponent(address)}`);
  };
  return { start: (ids: readonly string[]) => void start(ids), starting };
}
