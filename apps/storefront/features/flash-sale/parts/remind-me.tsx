import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useEffect, useState } from "react";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { isMember, useClientState } from "../../../platform/session/client-state.ts";
import { sessionReady } from "../../../platform/session/session.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type ReminderState, reminderState } from "../model/reminder-state.ts";
import {
  flashRemindersDocument,
  remindOfFlashSaleDocument,
  withdrawFlashReminderDocument,
} from "./reminder-documents.ts";

/**
 * Subscribes to a notice before a flash sale begins, and takes it back; others are led to the
 * sign-in. The place is as high as its highest state, so that no answer moves the goods below.
 */
export function RemindMe({ code }: { readonly code: string }) {
  const isKnown = useClientState(isMember);
  const [isCertain, setCertain] = useState(false);
  useEffect(() => void sessionReady().then(() => setCertain(true)), []);
  const { loaded, reload } = useShopRead(flashRemindersDocument, isKnown ? {} : undefined);
  const { busy, send } = useSending(code, reload);
  const state = reminderState(code, { isCertain, isMember: isKnown, reminders: loaded });
  return (
    <div className="flex min-h-16 w-full items-center sm:min-h-12 sm:w-auto" data-remind={state}>
      {state === "set" || state === "sent" ? (
        <Asked state={state} busy={busy} onWithdraw={() => void send("withdraw")} />
      ) : (
        <Ask state={state} busy={busy} onAsk={() => void send("ask")} />
      )}
    </div>
  );
}

type AskedProps = { readonly state: "set" | "sent"; readonly busy: boolean; readonly onWithdraw: () => void };

function Asked({ state, busy, onWithdraw }: AskedProps) {
  const words = useWords("flash-sale");
  if (state === "sent")
    return (
      <p role="status" className="text-sm">
        {words("reminderSent")}
      </p>
    );
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="flex items-center gap-2 font-semibold">
        <Icon name="check" className="size-4 text-good" /> {words("reminderSet")}
      </span>
      <Button look="quiet" size="small" className="underline max-sm:px-0" busy={busy} onClick={onWithdraw}>
        {words("withdraw")}
      </Button>
    </p>
  );
}

type AskProps = {
  readonly state: Exclude<ReminderState, AskedProps["state"]>;
  readonly busy: boolean;
  readonly onAsk: () => void;
};

/** Busy until it is known what can be asked; without scripts it leads to the sign-in. */
function Ask({ state, busy, onAsk }: AskProps) {
  const words = useWords("flash-sale");
  const signIn = (
    <a href="/login?redirectUrl=%2Fpage%2Fflash-sale" className={buttonClass("outline")}>
      <Icon name="bell" /> {words("signInToRemind")}
    </a>
  );
  if (state === "guest") return signIn;
  return (
    <>
      {state === "unknown" ? <noscript>{signIn}</noscript> : null}
      <Button
        look="outline"
        busy={busy || state === "unknown"}
        className={state === "unknown" ? "noscript:hidden" : ""}
        onClick={onAsk}
      >
        <Icon name="bell" /> {words("remindMe")}
      </Button>
    </>
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
