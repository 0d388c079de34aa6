import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useReloadOnReturn } from "../../../platform/browser/use-reload-on-return.ts";
import type { ResultOf } from "../../../platform/gateway/document.ts";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { clientState } from "../../../platform/session/client-state.ts";
import type { Loaded } from "../../../platform/session/read-cache.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import {
  cartDocument,
  putBackDocument,
  removeCartItemDocument,
  updateCartItemDocument,
} from "../data/cart-documents.ts";
import { refreshMiniCart } from "../mini-cart.ts";
import { piecesOf } from "../model/pieces.ts";
import { inFormerPlaces, type PutBack } from "../model/put-back.ts";
import { isAway, type RemovedLine } from "../model/removed-line.ts";

export type Cart = ResultOf<typeof cartDocument>["cartInit"];
export type CartLine = Cart["itemList"][number];

export type CartActions = {
  readonly pending: boolean;
  /** Resolves when the cart has been read again. */
  readonly changeQuantity: (line: CartLine, quantity: number) => Promise<unknown>;
  readonly select: (lines: readonly CartLine[], selected: boolean) => void;
  /** @param height of its row in pixels, which stays free */
  readonly remove: (line: CartLine, height: number) => void;
  /** Takes pieces of the flash sale that runs for a line. */
  readonly takeFlash: (line: CartLine, pieces: number) => void;
  /** When the time of a line's pieces is over. */
  readonly lookAgain: () => void;
};

export type CartWork = CartActions & {
  readonly loaded: Loaded<Cart>;
  readonly reload: () => Promise<void>;
  /** After something outside the lines was put into the cart. */
  readonly reloadAll: () => Promise<void>;
  /** The line that was removed last, once the cart is without it. */
  readonly removed: RemovedLine<CartLine> | undefined;
  readonly putBack: () => void;
};

/**
 * The cart and its actions. The server decides: after each change the cart is read again, so totals
 * and limits are never computed here.
 */
export function useCart(): CartWork {
  const { loaded, reload } = useShopRead(cartDocument, {});
  useReloadOnReturn(reload);
  const { pending, change } = useChanges(reload);
  useBadge(loaded, pending);
  return {
    ...useRemoval(loaded, change),
    reload,
    reloadAll: async () => void (await Promise.all([reload(), refreshMiniCart()])),
    pending,
    changeQuantity: (line, quantity) => change(() => update(line, { quantity })),
    select: (lines, selected) =>
      void change(async () => {
        const results = await Promise.all(lines.map((line) => update(line, { selected })));
        return results.find(({ ok }) => !ok) ?? { ok: true, value: undefined };
      }),
    takeFlash: (line, pieces) =>
      void change(() =>
        update(line, { quantity: pieces, ...(line.flashSale ? { activityCode: line.flashSale.activityCode } : {}) }),
      ),
    lookAgain: () => void reload(),
  };
}

/** @returns whether it succeeded, once the cart has been read again */
type Change = (work: () => Promise<CallResult<unknown>>) => Promise<boolean>;

function useChanges(reload: () => Promise<void>): { readonly pending: boolean; readonly change: Change } {
  const [working, setWorking] = useState(0);
  const tellFailure = useFailureToast();
  const change = useCallback<Change>(
    async (work) => {
      setWorking((count) => count + 1);
      const result = await work();
      if (!result.ok) tellFailure(result.failure);
      await Promise.all([reload(), refreshMiniCart()]);
      setWorking((count) => count - 1);
      return result.ok;
    },
    [reload, tellFailure],
  );
  return { pending: working > 0, change };
}

/** The cart with its lines in their order, and what was removed from it, which can be put back. */
function useRemoval(
  loaded: Loaded<{ readonly cartInit: Cart }>,
  change: Change,
): Pick<CartWork, "loaded" | "removed" | "remove" | "putBack"> {
  const [removed, setRemoved] = useState<RemovedLine<CartLine>>();
  const [backAgain, setBackAgain] = useState<readonly PutBack[]>([]);
  const shown: Loaded<Cart> =
    loaded.state === "ready" ? { state: "ready", value: inOrder(loaded.value.cartInit, backAgain) } : loaded;
  const lines = shown.state === "ready" ? shown.value.itemList : [];
  return {
    loaded: shown,
    removed: removed && isAway(removed, lines) ? removed : undefined,
    remove: (line, height) => {
      const index = lines.findIndex(({ cartItemId }) => cartItemId === line.cartItemId);
      setRemoved({ line, index, height, isComing: false });
      void change(() => remove(line));
    },
    putBack: () => {
      if (!removed) return;
      const { line, index } = removed;
      setRemoved({ ...removed, isComing: true });
      setBackAgain((before) => [...before, { skuCode: line.skuCode ?? "", index }]);
      void change(() => putBack(line)).then(() => setRemoved((now) => (now?.line === line ? undefined : now)));
    },
  };
}

/**
 * What another tab added, removed or ordered is counted in the header as soon as the cart shows it.
 * @param pending true while a change of this page is on its way, which reads the count itself
 */
function useBadge(loaded: Loaded<{ readonly cartInit: Cart }>, pending: boolean): void {
  const cart = loaded.state === "ready" ? loaded.value.cartInit : undefined;
  const compare = useEffectEvent((lines: Cart["itemList"]) => {
    if (!pending && piecesOf(lines) !== clientState().miniCartNum) void refreshMiniCart();
  });
  useEffect(() => {
    if (cart) compare(cart.itemList);
  }, [cart]);
}

const inOrder = (cart: Cart, putBack: readonly PutBack[]): Cart => ({
  ...cart,
  itemList: inFormerPlaces(cart.itemList, putBack),
});

const update = (line: CartLine, change: { quantity?: number; selected?: boolean; activityCode?: string }) =>
  callShopForItem(
    updateCartItemDocument,
    { input: { cartItemId: line.cartItemId ?? "", ...change } },
    (value) => value.updateCartItem,
  );

const remove = (line: CartLine) =>
  callShopForItem(removeCartItemDocument, { cartItemId: line.cartItemId ?? "" }, (value) => value.removeCartItem);

const putBack = ({ productCode, skuCode, orgCode, quantity, activityCode, takenAs }: CartLine) => {
  const input = {
    productCode: productCode ?? "",
    skuCode: skuCode ?? "",
    orgCode: orgCode ?? "",
    quantity: quantity ?? 1,
    distributionType: homeDelivery,
    // A gift or an add-on comes back as one.
    ...(takenAs ? { activityCode } : {}),
  };
  return callShopForItem(putBackDocument, { input }, (value) => value.addCart);
};
