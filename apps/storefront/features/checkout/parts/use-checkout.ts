import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "../../../platform/browser/toasts.ts";
import { track } from "../../../platform/browser/tracking.ts";
import { useReloadOnReturn } from "../../../platform/browser/use-reload-on-return.ts";
import type { ResultOf } from "../../../platform/gateway/document.ts";
import { clientState } from "../../../platform/session/client-state.ts";
import type { Loaded } from "../../../platform/session/read-cache.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { checkoutDocument, orderOfCheckoutDocument } from "../data/checkout-documents.ts";

export type Checkout = NonNullable<ResultOf<typeof checkoutDocument>["checkoutInit"]>;
export type CheckoutLine = Checkout["itemList"][number];

/**
 * The checkout in the address, for anyone with an account, including a guest account. Others go to
 * the login and come back [K04]; a checkout that became an order leads there with a word, so that
 * nobody who goes back orders twice, and an unknown one to the cart [Q70].
 */
export function useCheckout(id: string): {
  readonly loaded: Loaded<Checkout>;
  readonly reload: () => Promise<void>;
} {
  const { loaded, reload } = useShopRead(checkoutDocument, { id });
  const checkout = loaded.state === "ready" ? loaded.value.checkoutInit : undefined;
  const isGone = checkout === null;
  const isStranger = Boolean(checkout) && !clientState().isLogin;
  useLeaving(id, isGone, isStranger);
  useStartedEvent(isGone || isStranger ? undefined : (checkout ?? undefined));
  useReturnFromHistory(reload);
  // Another tab of it may have placed the order.
  useReloadOnReturn(reload);
  if (loaded.state !== "ready") return { loaded, reload };
  if (!checkout || isStranger) return { loaded: { state: "loading" }, reload };
  return { loaded: { state: "ready", value: checkout }, reload };
}

function useLeaving(id: string, isGone: boolean, isStranger: boolean): void {
  const words = useWords("checkout");
  const [gone, placedBefore] = [words("gone"), words("placedBefore")];
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { loaded } = useShopRead(orderOfCheckoutDocument, isGone ? { id } : undefined);
  const isKnown = loaded.state !== "loading";
  const orderPage = loaded.state === "ready" ? loaded.value.orderOfCheckout?.page : undefined;
  useEffect(() => {
    if (isGone && orderPage) {
      showToast(placedBefore, { durationMs: 6000 });
      void navigate(orderPage, { replace: true });
    } else if (isGone && isKnown) {
      showToast(gone, { kind: "error" });
      void navigate("/shop-cart", { replace: true });
    } else if (isStranger) {
      void navigate(`/login?redirectUrl=${encodeURIComponent(pathname)}`, { replace: true });
    }
  }, [isGone, isKnown, orderPage, isStranger, gone, placedBefore, navigate, pathname]);
}

/** One event per checkout entered [CHK-23, Q97]. */
function useStartedEvent(checkout: Checkout | undefined): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!checkout || told.current === checkout.id) return;
    told.current = checkout.id;
    track({
      name: "started_checkout",
      items: checkout.itemList.map(({ productCode, skuCode, quantity, currPrice }) => ({
        productCode,
        skuCode,
        quantity,
        price: currPrice,
      })),
      value: checkout.priceInfo.totalAmount ?? 0,
      currency: "IDR",
      email: clientState().accountInfo?.email ?? null,
    });
  }, [checkout]);
}

/** A page restored from the back/forward cache after the payment provider reloads the checkout. */
function useReturnFromHistory(reload: () => Promise<void>): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) void reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [reload]);
}
