import { useState } from "react";
import { showToast } from "../../../platform/browser/toasts.ts";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { endOtherSessionsDocument, endSessionDocument, sessionsDocument } from "../data/account-documents.ts";

/** The member's sessions, refetched after each change so the list matches the shop. */
export function useSessions() {
  const words = useWords("account");
  const reportFailure = useFailureToast();
  const { loaded, reload } = useShopRead(sessionsDocument, {});
  const [working, setWorking] = useState<string>();
  const work = async (name: string, call: () => Promise<CallResult<unknown>>, done: string): Promise<void> => {
    if (working) return;
    setWorking(name);
    const result = await call();
    await reload();
    setWorking(undefined);
    if (result.ok) showToast(done);
    else reportFailure(result.failure);
  };
  const end = ({ sessionId }: { readonly sessionId: string }): void =>
    void work(
      sessionId,
      () => callShopForItem(endSessionDocument, { sessionId }, (answer) => answer.endSession),
      words("sessionEnded"),
    );
  const endOthers = (): void =>
    void work(
      "others",
      () => callShopForItem(endOtherSessionsDocument, {}, (answer) => answer.endOtherSessions),
      words("othersEnded"),
    );
  return { loaded, reload, working, end, endOthers };
}

export type Sessions = ReturnType<typeof useSessions>;
