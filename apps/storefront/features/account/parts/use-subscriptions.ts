import { useRef, useState } from "react";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { preferencesDocument } from "../data/account-documents.ts";
import { changeSubscription } from "../data/change-subscription.ts";
import { type Subscription, type Subscriptions, subscriptionsOf } from "../model/subscriptions.ts";

/** The preferences of a member, and how to change them [NWS-19]. */
export function useSubscriptions(userCode: string) {
  const words = useWords("account");
  const { loaded, reload } = useShopRead(preferencesDocument, { userCode });
  const [changed, setChanged] = useState<Subscriptions>();
  const working = useRef(false);
  const kept = loaded.state === "ready" ? loaded.value.querySSUserInfo.data?.[0] : undefined;
  const subscriptions = changed ?? (kept ? subscriptionsOf(kept) : undefined);

  const set = async (what: Subscription, subscribed: boolean): Promise<void> => {
    if (working.current || !subscriptions) return;
    working.current = true;
    await changeSubscription(
      userCode,
      { before: subscriptions, after: { ...subscriptions, [what]: subscribed } },
      { show: setChanged, say: () => showToast(words("success")) },
    );
    working.current = false;
  };
  return {
    loaded: loaded.state === "ready" && !kept ? ("failed" as const) : loaded.state,
    subscriptions,
    set: (what: Subscription, subscribed: boolean) => void set(what, subscribed),
    reload,
  };
}
