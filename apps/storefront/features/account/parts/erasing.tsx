import { Button } from "@gelora/ui/button.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { usePage } from "../../../platform/page/page-context.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { withdrawErasureDocument } from "../data/erasure-documents.ts";
import { dueInWords } from "../model/due-in-words.ts";

type Erasure = { readonly dueTime: string; readonly waitsFor: readonly string[] };

/** Until when the account stands, and what its end waits for. */
export function Erasing({ erasure, reload }: { readonly erasure: Erasure; readonly reload: () => Promise<void> }) {
  const words = useWords("account");
  const { language } = usePage();
  const failureText = useFailureText();
  const { busy, failure, submit } = useSubmission();
  const keep = (): void =>
    submit(async () => {
      const result = await callShopForItem(withdrawErasureDocument, {}, (answer) => answer.withdrawErasure);
      if (!result.ok) return result.failure;
      await reload();
      showToast(words("eraseKept"));
      return undefined;
    });
  return (
    <div className="mt-4" role="status">
      <Notice
        tone="warn"
        size="normal"
        icon="warning"
        action={
          <Button look="outline" size="small" busy={busy} onClick={keep}>
            {words("eraseKeep")}
          </Button>
        }
      >
        {words(dueWord(erasure.waitsFor), { moment: dueInWords(erasure.dueTime, language) })}
      </Notice>
      <RefusalNote text={failure && failureText(failure)} />
    </div>
  );
}

function dueWord(waitsFor: readonly string[]) {
  if (waitsFor.length > 1) return "eraseDueAfter.both";
  if (waitsFor.includes("ORDERS")) return "eraseDueAfter.ORDERS";
  return waitsFor.includes("RETURNS") ? "eraseDueAfter.RETURNS" : "eraseDue";
}
