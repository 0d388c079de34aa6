import { useCallback, useState } from "react";
import type { ResultOf } from "../../../platform/document.ts";
import { refreshMiniCart } from "../../../platform/mini-cart.ts";
import { callShop } from "../../../platform/shop-client.ts";
import { showToast } from "../../../platform/toasts.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { type Loaded, useShopQuery } from "../../../platform/use-shop-query.ts";
import {
  cartDocument,
  putBackDocument,
  removeCartItemDocument,
  updateCartItemDocument,
} from "../data/cart-documents.ts";

export type Cart = ResultOf<typeof cartDocument>["cartInit"];
export type CartLine = Cart["itemList"][number];

export type CartActions = {
  readonly pending: boolean;
  readonly changeQuantity: (line: CartLine, quantity: number) => void;
  readonly select: (lines: readonly CartLine[], selected: boolean) => void;
  readonly remove: (line: CartLine) => void;
};

type Refused = { readonly success: boolean; readonly errorCode?: string | null; readonly errorMessage?: string | null };

/**
 * The cart and what can be done with it. The server decides and the page shows its answer: after each change the cart is read again, so that totals and limits
 * are never our own arithmetic.
 */
export function useCart(): CartActions & {
  readonly loaded: Loaded<Cart>;
  readonly reload: () => Promise<void>;
  readonly removed: CartLine | undefined;
  readonly putBack: () => void;
} {
  const { loaded, reload } = useShopQuery(cartDocument, {});
  const [working, setWorking] = useState(0);
  const [removed, setRemoved] = useState<CartLine>();
  const failureText = useFailureText();

  const change = useCallback(
    async (work: () => Promise<Refused | undefined>): Promise<boolean> => {
      setWorking((count) => count + 1);
      const refused = await work();
      if (refused)
        showToast(failureText({ code: refused.errorCode ?? "", message: refused.errorMessage ?? "" }), {
          kind: "error",
        });
      await Promise.all([reload(), refreshMiniCart()]);
      setWorking((count) => count - 1);
      return !refused;
    },
    [reload, failureText],
  );

  return {
    loaded: loaded.state === "ready" ? { state: "ready", value: loaded.value.cartInit } : loaded,
    reload,
    pending: working > 0,
    removed,
    changeQuantity: (line, quantity) => void change(() => update(line, { quantity })),
    select: (lines, selected) =>
      void change(async () => {
        const refusals = await Promise.all(lines.map((line) => update(line, { selected })));
        return refusals.find((refusal) => refusal !== undefined);
      }),
    remove: (line) =>
      void change(() => remove(line)).then((done) => {
        if (done) setRemoved(line);
      }),
    putBack: () => {
      const line = removed;
      setRemoved(undefined);
      if (line) void change(() => putBack(line));
    },
  };
}

const update = async (line: CartLine, change: { quantity?: number; selected?: boolean }) => {
  const result = await callShop(updateCartItemDocument, { input: { cartItemId: line.cartItemId ?? "", ...change } });
  return refusalOf(result.ok ? result.value.updateCartItem : { success: false, errorMessage: result.failure.message });
};

const remove = async (line: CartLine) => {
  const result = await callShop(removeCartItemDocument, { cartItemId: line.cartItemId ?? "" });
  return refusalOf(result.ok ? result.value.removeCartItem : { success: false, errorMessage: result.failure.message });
};

const putBack = async ({ productCode, skuCode, orgCode, quantity }: CartLine) => {
  const input = {
    productCode: productCode ?? "",
    skuCode: skuCode ?? "",
    orgCode: orgCode ?? "",
    quantity: quantity ?? 1,
    distributionType: "11",
  };
  const result = await callShop(putBackDocument, { input });
  return refusalOf(result.ok ? result.value.addCart : { success: false, errorMessage: result.failure.message });
};

const refusalOf = (answer: Refused): Refused | undefined => (answer.success ? undefined : answer);
