import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { clientState } from "../../../platform/client-state.ts";
import type { ResultOf } from "../../../platform/document.ts";
import { showToast } from "../../../platform/toasts.ts";
import { track } from "../../../platform/tracking.ts";
import { type Loaded, useShopQuery } from "../../../platform/use-shop-query.ts";
import { useWords } from "../../../platform/use-words.ts";
import { checkoutDocument } from "../data/checkout-documents.ts";

export type Checkout = NonNullable<ResultOf<typeof checkoutDocument>["checkoutInit"]>;
export type CheckoutLine = Checkout["itemList"][number];

/**
 * The checkout of an address, for whoever has an account, a guest's at least. Others go to the login and come back [K04]; who has no such checkout goes to the cart
 * [Q70].
 */
export function useCheckout(id: string): {
  readonly loaded: Loaded<Checkout>;
  readonly reload: () => Promise<void>;
} {
  const { loaded, reload } = useShopQuery(checkoutDocument, { id });
  const checkout = loaded.state === "ready" ? loaded.value.checkoutInit : undefined;
  const isGone = checkout === null;
  const isStranger = Boolean(checkout) && !clientState().isLogin;
  useLeaving(isGone, isStranger);
  useStartedEvent(isGone || isStranger ? undefined : (checkout ?? undefined));
  useReturnFromHistory(reload);
  if (loaded.state !== "ready") return { loaded, reload };
  if (!checkout || isStranger) return { loaded: { state: "loading" }, reload };
  return { loaded: { state: "ready", value: checkout }, reload };
}

function useLeaving(isGone: boolean, isStranger: boolean): void {
  const gone = useWords("checkout")("gone");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isGone) {
      showToast(gone, { kind: "error" });
      void navigate("/shop-cart", { replace: true });
    } else if (isStranger) {
      void navigate(`/login?redirectUrl=${encodeURIComponent(pathname)}`, { replace: true });
    }
  }, [isGone, isStranger, gone, navigate, pathname]);
}

/** One event for each checkout that is entered [CHK-23, Q97]. */
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
      email: clientState().accountInfo?.email ?? null,
    });
  }, [checkout]);
}

/** A page that the browser kept while the shopper was with the payment provider looks again what has become of the checkout. */
function useReturnFromHistory(reload: () => Promise<void>): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) void reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [reload]);
}
