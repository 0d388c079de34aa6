import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useState } from "react";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { isMember, useClientState } from "../../../platform/session/client-state.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import {
  flashRemindersDocument,
  remindOfFlashSaleDocument,
  withdrawFlashReminderDocument,
} from "./reminder-documents.ts";

/**
 * Subscribes to a notice before a flash sale begins, and takes it back; others are led to the
 * sign-in.
 */
export function RemindMe({ code }: { readonly code: string }) {
  const words = useWords("flash-sale");
  const isKnown = useClientState(isMember);
  const { loaded, reload } = useShopRead(flashRemindersDocument, isKnown ? {} : undefined);
  const { busy, send } = useSending(code, reload);
  if (!isKnown)
    return (
      <a href="/login?redirectUrl=%2Fpage%2Fflash-sale" className={buttonClass("outline")} data-remind="sign-in">
        <Icon name="bell" /> {words("signInToRemind")}
      </a>
    );
  const mine =
    loaded.state === "ready" ? loaded.value.flashReminderList.find((one) => one.activityCode === code) : undefined;
  if (mine?.sentTime)
    return (
      <p role="status" className="text-sm" data-remind="sent">
        {words("reminderSent")}
      </p>
    );
  if (mine)
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm" data-remind="set">
        <span className="flex items-center gap-2 font-semibold">
          <Icon name="check" className="size-4 text-good" /> {words("reminderSet")}
        </span>
        <Button look="quiet" size="small" className="underline" busy={busy} onClick={() => void send("withdraw")}>
          {words("withdraw")}
        </Button>
      </p>
    );
  return (
    <Button look="outline" busy={busy} onClick={() => void send("ask")} data-remind="ask">
      <Icon name="bell" /> {words("remindMe")}
    </Button>
  );
}

function useSending(activityCode: string, reload: () => Promise<void>) {
  const tellFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const send = async (what: "ask" | "withdraw"): Promise<void> => {
    setBusy(true);
    const result =
      what === "ask"
        ? await callShopForItem(remindOfFlashSaleDocument, { activityCode }, (value) => value.remindOfFlashSale)
        : await callShopForItem(
            withdrawFlashReminderDocument,
            { activityCode },
            (value) => value.withdrawFlashReminder,
          );
    if (result.ok) await reload();
    else tellFailure(result.failure);
    setBusy(false);
  };
  return { busy, send };
}
