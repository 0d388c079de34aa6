import { useRef, useState } from "react";
import { showToast } from "../../../platform/toasts.ts";
import { useShopQuery } from "../../../platform/use-shop-query.ts";
import { useWords } from "../../../platform/use-words.ts";
import { preferencesDocument } from "../data/account-documents.ts";
import { changeSubscription } from "../data/change-subscription.ts";
import { type Subscriptions, subscriptionsOf, type Way } from "../model/subscriptions.ts";

/** The preferences of a member, and how to change them [NWS-19]. */
export function useSubscriptions(userCode: string) {
  const words = useWords("account");
  const { loaded, reload } = useShopQuery(preferencesDocument, { userCode });
  const [changed, setChanged] = useState<Subscriptions>();
  const working = useRef(false);
  const kept = loaded.state === "ready" ? loaded.value.querySSUserInfo.data?.[0] : undefined;
  const subscriptions = changed ?? (kept ? subscriptionsOf(kept) : undefined);

  const set = async (way: Way, subscribed: boolean): Promise<void> => {
    if (working.current || !subscriptions) return;
    working.current = true;
    await changeSubscription(
      userCode,
      { before: subscriptions, after: { ...subscriptions, [way]: subscribed } },
      { show: setChanged, say: () => showToast(words("success")) },
    );
    working.current = false;
  };
  return {
    loaded: loaded.state === "ready" && !kept ? ("failed" as const) : loaded.state,
    subscriptions,
    set: (way: Way, subscribed: boolean) => void set(way, subscribed),
    reload,
  };
}
