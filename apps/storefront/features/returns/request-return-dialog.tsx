import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { returnOptionsDocument } from "./data/return-documents.ts";
import { firstWishes, namesLeftOut } from "./model/return-form.ts";
import { RequestForm } from "./parts/request-form.tsx";
import type { Contact, ReturnLine, SentReturn } from "./return-subject.ts";

export type RequestReturnDialogProps = {
  readonly orderCode: string;
  readonly contact: Contact;
  /** What the shopper has ticked. */
  readonly lines: readonly ReturnLine[];
  readonly onDone: SentReturn;
  readonly onClose: () => void;
};

/** Asks how many pieces go back and why, and shows what comes back before it is sent [RET-01]. */
export function RequestReturnDialog({ orderCode, contact, lines, onDone, onClose }: RequestReturnDialogProps) {
  const words = useWords("returns");
  const failureText = useFailureText();
  const { loaded } = useShopRead(returnOptionsDocument, { input: { orderCode, ...contact, products: [] } });
  const wishes = loaded.state === "ready" ? firstWishes(lines, loaded.value.returnPreview.returnable) : undefined;
  const leftOut = namesLeftOut(lines, wishes ?? []);
  return (
    <Dialog open title={words("requestTitle")} closeLabel={words("close")} onClose={onClose}>
      {loaded.state === "loading" ? <Skeleton className="h-[75dvh]" /> : null}
      {loaded.state === "failed" ? (
        <>
          <Notice tone="bad">{failureText(loaded.failure)}</Notice>
          <CloseRow onClose={onClose} />
        </>
      ) : null}
      {wishes?.length === 0 ? (
        <>
          <Notice tone="plain">{words("nothingLeft")}</Notice>
          <CloseRow onClose={onClose} />
        </>
      ) : null}
      {loaded.state === "ready" && wishes && wishes.length > 0 ? (
        <>
          {leftOut.length > 0 ? (
            <Notice tone="plain" className="mb-4">
              {words("leftOut", { names: leftOut.join(", ") })}
            </Notice>
          ) : null}
          <RequestForm
            orderCode={orderCode}
            contact={contact}
            first={wishes}
            options={loaded.value}
            onDone={onDone}
            onClose={onClose}
          />
        </>
      ) : null}
    </Dialog>
  );
}

function CloseRow({ onClose }: { readonly onClose: () => void }) {
  const words = useWords("returns");
  return (
    <div className="mt-6 flex justify-end">
      <Button look="outline" onClick={onClose}>
        {words("close")}
      </Button>
    </div>
  );
}
