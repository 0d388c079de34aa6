import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql } from "../../../platform/gateway/document.ts";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { lineTicket, noteLine } from "../line-note.ts";
import type { SkuView } from "../product-model.ts";
import { addToCart } from "./add-to-cart.ts";
import { type Wait, waitOf } from "./wait-of.ts";

const leaveDocument = graphql(`
  mutation leaveFlashLine($activityCode: String!) {
    leaveFlashLine(activityCode: $activityCode) { success }
  }
`);

/** The next call of the shop. */
type Next = { readonly ticket: string | undefined; readonly afterSeconds: number };

/** Without an answer of the shop the place is kept, and asked about again. */
const noAnswerSeconds = 5;

/**
 * Adds one piece to the cart. Anyone who has to wait for a piece of a flash sale stays in its line:
 * it asks again when the shop said, until the piece is in the cart or there is none.
 * @param onAdded called once the piece is in the cart
 * @param onClose called after anything else that the shop said was shown
 */
export function useAdding(
  productCode: string,
  sku: SkuView,
  { onAdded, onClose }: { readonly onAdded: () => void; readonly onClose: () => void },
) {
  const tellFailure = useFailureToast();
  const [added, setAdded] = useState(false);
  const [wait, setWait] = useState<Wait>();
  const [next, setNext] = useState<Next>(() => ({ ticket: lineTicket(sku.code), afterSeconds: 0 }));
  const isOpen = useRef(true);
  const ask = useEffectEvent(async (ticket: string | undefined): Promise<void> => {
    const refusal = await addToCart(productCode, sku, ticket);
    if (!isOpen.current) return;
    const line = refusal && waitOf(refusal);
    const isSilent = ticket !== undefined && refusal?.kind === "network";
    if (line) {
      noteLine(sku.code, line.ticket);
      setWait(line);
    }
    if (line || isSilent)
      return setNext({ ticket: line?.ticket ?? ticket, afterSeconds: line?.askIn ?? noAnswerSeconds });
    noteLine(sku.code, undefined);
    if (!refusal) {
      onAdded();
      return setAdded(true);
    }
    tellFailure(refusal);
    onClose();
  });
  useEffect(() => {
    if (next.afterSeconds === 0) {
      void ask(next.ticket);
      return undefined;
    }
    const timer = setTimeout(() => void ask(next.ticket), next.afterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [next]);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const leave = (): void => {
    noteLine(sku.code, undefined);
    if (sku.flash) void callShop(leaveDocument, { activityCode: sku.flash.code });
    onClose();
  };
  return { added, wait, leave };
}
