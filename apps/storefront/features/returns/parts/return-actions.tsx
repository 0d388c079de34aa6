import { Button } from "@gelora/ui/button.tsx";
import { lazy, Suspense, useState } from "react";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { cancelReturnDocument, type ReturnDetail } from "../data/return-documents.ts";
import type { Contact } from "../return-subject.ts";

const LogisticsDialog = lazy(() =>
  import("./logistics-dialog.tsx").then((loaded) => ({ default: loaded.LogisticsDialog })),
);
const AccountDialog = lazy(() => import("./account-dialog.tsx").then((loaded) => ({ default: loaded.AccountDialog })));
const CancelReturnDialog = lazy(() =>
  import("./cancel-return-dialog.tsx").then((loaded) => ({ default: loaded.CancelReturnDialog })),
);

export type ReturnActionsProps = {
  readonly detail: ReturnDetail;
  readonly contact: Contact;
  readonly onChange: () => void;
};

/** What the shopper may do with a return, by the server's flags [RET-05, RET-06]. */
export function ReturnActions({ detail, contact, onChange }: ReturnActionsProps) {
  const words = useWords("returns");
  const tellFailure = useFailureToast();
  const [open, setOpen] = useState<"logistics" | "account" | "cancel">();
  const [busy, setBusy] = useState(false);
  const { returnCode, orderCode, canFullLogistics, canCancelReturnOrder, needsBankAccount, expressCode } = detail;
  const about = { orderCode: orderCode ?? "", returnCode: returnCode ?? "", ...contact };
  const close = (): void => setOpen(undefined);
  const done = (): void => {
    close();
    onChange();
  };
  const cancel = async (): Promise<void> => {
    setBusy(true);
    const result = await callShopForItem(cancelReturnDocument, { input: about }, (value) => value.cancelReturnOrder);
    setBusy(false);
    if (result.ok) showToast(words("cancelled"));
    else tellFailure(result.failure);
    done();
  };
  if (!canFullLogistics && !canCancelReturnOrder && !needsBankAccount) return null;
  return (
    <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
      {canFullLogistics ? (
        <Button onClick={() => setOpen("logistics")}>{words(expressCode ? "changeLogistics" : "fillLogistics")}</Button>
      ) : null}
      {needsBankAccount ? (
        <Button look="outline" onClick={() => setOpen("account")}>
          {words("giveAccount")}
        </Button>
      ) : null}
      {canCancelReturnOrder ? (
        <Button look="outline" onClick={() => setOpen("cancel")}>
          {words("cancel")}
        </Button>
      ) : null}
      <Suspense>
        {open === "logistics" ? (
          <LogisticsDialog detail={detail} contact={contact} onDone={done} onClose={close} />
        ) : null}
        {open === "account" ? <AccountDialog about={about} onDone={done} onClose={close} /> : null}
        {open === "cancel" ? <CancelReturnDialog busy={busy} onConfirm={cancel} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
