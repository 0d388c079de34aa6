import { useState } from "react";
import { askShop } from "../../../platform/ask-shop.ts";
import type { CallResult } from "../../../platform/gateway-call.ts";
import { showToast } from "../../../platform/toasts.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useShopQuery } from "../../../platform/use-shop-query.ts";
import { useWords } from "../../../platform/use-words.ts";
import { endOtherSessionsDocument, endSessionDocument, sessionsDocument } from "../data/account-documents.ts";

/** The member's sessions, asked for again after each change: what the list shows is what the shop knows. */
export function useSessions() {
  const words = useWords("account");
  const failureText = useFailureText();
  const { loaded, reload } = useShopQuery(sessionsDocument, {});
  const [working, setWorking] = useState<string>();
  const work = async (name: string, call: () => Promise<CallResult<unknown>>, told: string): Promise<void> => {
    if (working) return;
    setWorking(name);
    const result = await call();
    await reload();
    setWorking(undefined);
    if (result.ok) showToast(told);
    else showToast(failureText(result.failure), { kind: "error" });
  };
  const end = ({ sessionId }: { readonly sessionId: string }): void =>
    void work(
      sessionId,
      () => askShop(endSessionDocument, { sessionId }, (answer) => answer.endSession),
      words("sessionEnded"),
    );
  const endOthers = (): void =>
    void work(
      "others",
      () => askShop(endOtherSessionsDocument, {}, (answer) => answer.endOtherSessions),
      words("othersEnded"),
    );
  return { loaded, reload, working, end, endOthers };
}

export type Sessions = ReturnType<typeof useSessions>;
