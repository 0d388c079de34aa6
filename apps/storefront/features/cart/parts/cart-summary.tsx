import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button, type ButtonProps } from "@gelora/ui/button.tsx";
import { buyBarClass } from "@gelora/ui/buy-bar.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { clientState, useClientState } from "../../../platform/session/client-state.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { createCheckoutDocument } from "../data/cart-documents.ts";
import { discountRows } from "../price-rows.ts";
import type { Cart } from "./use-cart.ts";

/** The total of the selected lines, and the checkout button. */
export function CartSummary({ cart, pending }: { readonly cart: Cart; readonly pending: boolean }) {
  const words = useWords("cart");
  const isGuest = useClientState((state) => state.isGuest);
  const chosen = cart.itemList.filter((line) => line.selected && !line.outStock && !line.disabled);
  const pieces = chosen.reduce((sum, line) => sum + (line.quantity ?? 0), 0);
  const { press, starting } = useStartCheckout(
    chosen.map((line) => line.cartItemId ?? ""),
    pending,
  );
  // It says why when it is pressed.
  const start = { busy: starting, onClick: press, "aria-disabled": chosen.length === 0 || undefined };
  return (
    <aside className="rounded-lg bg-white p-6 lg:sticky lg:top-28">
      <h2 className="mb-4 text-xl">{words("summary")}</h2>
      <Sums prices={cart.priceInfo} pieces={pieces} />
      <Button className="mt-5 w-full max-lg:hidden" {...start}>
        {words("checkout")}
      </Button>
      <CheckoutBar total={cart.priceInfo.totalAmount ?? 0} start={start} />
      {isGuest ? <p className="mt-3 text-quiet text-sm">{words("checkoutHint")}</p> : null}
      <p className="mt-4 border-line border-t pt-4 text-quiet text-sm">{words("couponLater")}</p>
      <p className="mt-1 text-quiet text-sm">{words("promises")}</p>
    </aside>
  );
}

type SumsProps = { readonly prices: Cart["priceInfo"]; readonly pieces: number };

function Sums({ prices, pieces }: SumsProps) {
  const words = useWords("cart");
  const discounts = discountRows(prices);
  return (
    <dl className="space-y-2 text-sm">
      <div className="sum-row">
        <dt>{words("goods", { count: pieces })}</dt>
        <dd className="figures font-semibold">{formatRupiah(prices.productAmount ?? 0)}</dd>
      </div>
      <div className="sum-row">
        <dt>{words("delivery")}</dt>
        <dd className="max-w-44 text-right text-quiet">{words("deliveryLater")}</dd>
      </div>
      {/*
       * Where a late answer brings a first discount, its row has a place, and the button stays;
       * the total has two lines, as words beside a large one need them.
       */}
      {discounts.map(({ name, amount }) => (
        <div key={name} className="sum-row">
          <dt>{words(`row.${name}`)}</dt>
          <dd className="figures text-good">{formatRupiah(amount)}</dd>
        </div>
      ))}
      <div
        className={`sum-row min-h-16 items-baseline border-line border-t pt-3 font-bold text-base ${discounts.length === 0 ? "mt-7" : ""}`}
      >
        <dt>{words("total")}</dt>
        <dd className="figures text-xl" aria-live="polite">
          {formatRupiah(prices.totalAmount ?? 0)}
        </dd>
      </div>
    </dl>
  );
}

type CheckoutBarProps = {
  readonly total: number;
  readonly start: Pick<ButtonProps, "busy" | "onClick" | "aria-disabled">;
};

/** On small screens: the button at the bottom edge beside the total, covering nothing. */
function CheckoutBar({ total, start }: CheckoutBarProps) {
  const words = useWords("cart");
  return (
    <div data-buy-bar="" className={buyBarClass}>
      <p className="figures font-extrabold text-lg">
        <span className="sr-only">{words("total")} </span>
        {formatRupiah(total)}
      </p>
      <Button className="min-w-32 flex-1" {...start}>
        {words("checkout")}
      </Button>
    </div>
  );
}

/**
 * Creates a checkout of the selected lines. Visitors without an account go to the login, where
 * continuing as a guest is one option [K04]. A press while the cart is changing counts once it has
 * changed, and the button is busy until the next page is there.
 */
function useStartCheckout(cartItemIds: readonly string[], pending: boolean) {
  const words = useWords("cart");
  const tellFailure = useFailureToast();
  const navigate = useNavigate();
  const [step, setStep] = useState<"none" | "pressed" | "started">("none");
  const start = async (): Promise<void> => {
    if (cartItemIds.length === 0) return showToast(words("nothingChosen"), { kind: "error" });
    const result = await callShop(createCheckoutDocument, { cartItemIds: [...cartItemIds] });
    if (!result.ok) return tellFailure(result.failure);
    const address = `/checkout/${result.value.createCheckout.id}`;
    await navigate(clientState().isLogin ? address : `/login?redirectUrl=${encodeURIComponent(address)}`);
  };
  const startOnce = useEffectEvent(() => {
    setStep("started");
    void start().finally(() => setStep("none"));
  });
  const isDue = step === "pressed" && !pending;
  useEffect(() => {
    if (isDue) startOnce();
  }, [isDue]);
  return { press: () => setStep("pressed"), starting: step !== "none" };
}
