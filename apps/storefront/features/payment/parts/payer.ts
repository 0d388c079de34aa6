import { useNavigate } from "react-router";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { payAgainDocument, payTrackedDocument } from "../data/payment-documents.ts";

type Wish = { readonly paymentChannelCode: string; readonly cardToken: string | null };

/** Who asks the shop to charge an order again, and which page of ours follows. */
export type Payer = {
  readonly charge: (wish: Wish) => ReturnType<typeof chargeOwn>;
  readonly goTo: (path: string) => unknown;
  /**
   * Called before the provider's page takes this one's place: a shopper who comes back finds the
   * page scrolled as it was left, but with its channels folded, where that would be the footer.
   */
  readonly leaving: () => void;
};

function chargeOwn(orderCode: string, wish: Wish) {
  return callShopForItem(payAgainDocument, { input: { orderCode, ...wish } }, (value) => value.payOrder);
}

/**
 * The session that placed the order. The page that follows is often the same one, of the same
 * order: it is asked for the new numbers at once, since the former ones can no longer be paid.
 */
export function useOwnPayer(orderCode: string, ask: () => Promise<void>): Payer {
  const navigate = useNavigate();
  return {
    charge: (wish) => chargeOwn(orderCode, wish),
    goTo: async (path) => {
      await navigate(path, { replace: true });
      await ask();
    },
    leaving: () => window.scrollTo({ top: 0, behavior: "instant" }),
  };
}

/** How the order was proven to be the shopper's. */
export type Proof = { readonly orderCode: string; readonly email?: string; readonly mobile?: string };

/** A shopper who proved the order on the tracking page, which shows the new numbers itself. */
export function trackedPayer(proof: Proof, ask: () => Promise<void>): Payer {
  return {
    charge: (wish) =>
      callShopForItem(payTrackedDocument, { input: { ...proof, ...wish } }, (value) => value.payTrackedOrder),
    goTo: ask,
    leaving: () => {},
  };
}
