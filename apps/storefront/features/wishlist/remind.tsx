import { Button } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useFailureToast } from "../../platform/gateway/show-failure.ts";
import { callShopForItem } from "../../platform/session/call-shop-for-item.ts";
import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { sessionReady } from "../../platform/session/session.ts";
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
        <a href="/account/wishlist#reminders" className="underline">
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

/** What a guest, who is offered no reminder, can do to be: once it is certain that they are one. */
export function RemindSignIn() {
  const words = useWords("chrome");
  const { pathname, search } = useLocation();
  const [isCertain, setCertain] = useState(false);
  useEffect(() => void sessionReady().then(() => setCertain(true)), []);
  const isKnown = useClientState(isMember);
  if (!isCertain || isKnown) return null;
  return (
    <p className="mt-3 text-sm" data-sign-in-to-wait="">
      <a
        href={`/login?redirectUrl=${encodeURIComponent(pathname + search)}`}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {words("remindSignIn")}
      </a>
    </p>
  );
}
