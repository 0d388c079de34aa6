import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { type FormEvent, useState } from "react";
import { useShopQuery } from "../../../platform/use-shop-query.ts";
import { useWords } from "../../../platform/use-words.ts";
import { cancelReasonsDocument } from "../data/order-documents.ts";

const other = "OTHER";
const longestRemark = 500;

export type CancelDialogProps = {
  readonly busy: boolean;
  readonly onCancel: (reasonCode: string, remark: string) => void;
  readonly onClose: () => void;
};

/** Asks why, with the shop's own list of reasons [Q78], and cancels. */
export function CancelDialog({ busy, onCancel, onClose }: CancelDialogProps) {
  const words = useWords("orders");
  const [reason, setReason] = useState("");
  const [remark, setRemark] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason === "") setMissing(true);
    else if (!busy) onCancel(reason, reason === other ? remark.trim() : "");
  };
  const choose = (code: string): void => {
    setReason(code);
    setMissing(false);
  };
  return (
    <Dialog open title={words("cancelTitle")} closeLabel={words("close")} onClose={onClose}>
      <form method="dialog" onSubmit={submit}>
        <Reasons chosen={reason} onChoose={choose} faulty={missing} />
        {reason === other ? (
          <label className="mt-3 block font-semibold text-sm">
            {words("cancelRemark")}
            <textarea
              rows={3}
              maxLength={longestRemark}
              value={remark}
              onChange={(event) => setRemark(event.target.value)}
              className="mt-1.5 block w-full rounded-md border border-control px-3 py-2 font-normal text-base"
            />
          </label>
        ) : null}
        {missing ? (
          <p role="alert" id="cancel-reason-note" className="mt-3 font-semibold text-bad text-sm">
            {words("cancelReasonMissing")}
          </p>
        ) : null}
        <p className="mt-4 text-quiet text-sm">{words("cancelHelp")}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            {words("keepOrder")}
          </Button>
          <Button type="submit" busy={busy}>
            {words("cancelConfirm")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Reasons({
  chosen,
  onChoose,
  faulty,
}: {
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
  readonly faulty: boolean;
}) {
  const words = useWords("orders");
  const { loaded } = useShopQuery(cancelReasonsDocument, {});
  if (loaded.state === "loading") return <Skeleton className="h-64" />;
  // Without the list an order can still be cancelled.
  const reasons =
    loaded.state === "ready" ? loaded.value.cancelReasons : [{ code: other, name: words("cancelOtherReason") }];
  return (
    <fieldset aria-describedby={faulty ? "cancel-reason-note" : undefined}>
      <legend className="mb-2 font-semibold text-sm">{words("cancelWhy")}</legend>
      {reasons.map(({ code, name }) => (
        <label key={code} className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-tint">
          <input
            type="radio"
            name="reason"
            value={code}
            checked={chosen === code}
            onChange={() => onChoose(code)}
            className="size-5 accent-accent"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
