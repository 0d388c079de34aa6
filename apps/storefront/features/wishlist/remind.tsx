import { Button } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useState } from "react";
import { useFailureToast } from "../../platform/gateway/show-failure.ts";
import { callShopForItem } from "../../platform/session/call-shop-for-item.ts";
import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { remindDocument, remindersDocument } from "./data/wishlist-documents.ts";

export type RemindProps = { readonly productCode: string; readonly skuCode: string };

/**
 * Reminds a member when a sold-out size is back [RMD-01, RMD-02]; the page renders it where stock
 * is zero and the sku offers it, and it shows to members only.
 */
export function Remind({ productCode, skuCode }: RemindProps) {
  const words = useWords("chrome");
  const tellFailure = useFailureToast();
  const isKnown = useClientState(isMember);
  const { loaded, reload } = useShopRead(remindersDocument, isKnown ? {} : undefined);
  const [busy, setBusy] = useState(false);
  if (!isKnown) return null;
  const isWaiting = loaded.state === "ready" && loaded.value.reminderList.some((one) => one.skuCode === skuCode);
  if (isWaiting)
    return (
      <p role="status" className="mt-3 text-sm" data-remind="waiting">
        {words("reminderSet")}{" "}
        <a href="/account/wishlist" className="underline">
          {words("reminderList")}
        </a>
      </p>
    );
  const ask = async (): Promise<void> => {
    setBusy(true);
    const input = { productCode, skuCode };
    const result = await callShopForItem(remindDocument, { input }, (value) => value.remindWhenAvailable);
    if (result.ok) await reload();
    else tellFailure(result.failure);
    setBusy(false);
  };
  return (
    <Button look="outline" busy={busy} className="mt-3 w-full" onClick={() => void ask()} data-remind="ask">
      <Icon name="bell" /> {words("remindMe")}
    </Button>
  );
}
