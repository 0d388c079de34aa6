import { Button } from "@gelora/ui/button.tsx";
import { RadioRow, RadioRows } from "@gelora/ui/choices.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { TextArea } from "@gelora/ui/text-area.tsx";
import type { InputProps } from "../../../platform/browser/use-fields.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Reason } from "../data/order-calls.ts";
import { cancelReasonsDocument } from "../data/order-documents.ts";
import type { Cancellation } from "../model/cancellation.ts";
import { CancelledItems } from "./cancelled-items.tsx";

const other = "OTHER";
const longestRemark = 500;

export type CancelDialogProps = {
  /** The whole order if left out. */
  readonly about?: Cancellation | undefined;
  /** The order holds points. */
  readonly hasPoints: boolean;
  readonly onCancel: (reason: Reason) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks for a reason from the shop's list [Q78], and cancels. */
export function CancelDialog({ about, hasPoints, onCancel, onClose }: CancelDialogProps) {
  const words = useWords("orders");
  const { loaded } = useShopRead(cancelReasonsDocument, {});
  const form = useForm({ reason: "", remark: "" }, ({ reason }) => ({
    reason: reason === "" ? words("cancelReasonMissing") : undefined,
  }));
  const { reason, remark } = form.values;
  const cancel = form.submit(async () => {
    await onCancel({ reasonCode: reason, reasonDesc: reason === other ? remark.trim() : "" });
    return undefined;
  });
  return (
    <Dialog
      open
      title={words(about ? "cancelPiecesTitle" : "cancelTitle")}
      closeLabel={words("close")}
      onClose={onClose}
    >
      {about ? <CancelledItems cancellation={about} /> : null}
      <form method="post" noValidate onSubmit={cancel}>
        {loaded.state === "loading" ? (
          <Skeleton className="h-96" />
        ) : (
          <Reasons
            reasons={loaded.state === "ready" ? loaded.value.cancelReasons : undefined}
            input={form.input("reason")}
            onChoose={(code) => form.change({ reason: code })}
          />
        )}
        {reason === other ? <Remark text={remark} onChange={(text) => form.change({ remark: text })} /> : null}
        {about ? null : (
          <p className="mt-4 text-quiet text-sm">{words(hasPoints ? "cancelHelpPoints" : "cancelHelp")}</p>
        )}
        <Buttons isWhole={!about} isBusy={form.busy} isLoading={loaded.state === "loading"} onClose={onClose} />
      </form>
    </Dialog>
  );
}

function Remark({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) {
  const words = useWords("orders");
  return (
    <div className="mt-3">
      <TextArea
        label={words("cancelRemark")}
        rows={3}
        maxLength={longestRemark}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

type ButtonsProps = {
  readonly isWhole: boolean;
  readonly isBusy: boolean;
  /** A required reason must not be missing while the reasons are still loading. */
  readonly isLoading: boolean;
  readonly onClose: () => void;
};

/** In sight however long the list is: the dialog scrolls beneath. */
function Buttons({ isWhole, isBusy, isLoading, onClose }: ButtonsProps) {
  const words = useWords("orders");
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 mt-6 -mb-5 flex flex-wrap justify-end gap-3 border-line border-t bg-white px-5 py-4">
      <Button look="quiet" onClick={onClose}>
        {words(isWhole ? "keepOrder" : "keepPieces")}
      </Button>
      <Button type="submit" busy={isBusy} disabled={isLoading}>
        {words(isWhole ? "cancelConfirm" : "cancelPiecesConfirm")}
      </Button>
    </div>
  );
}

type ReasonsProps = {
  /** Undefined when the list could not be read: the order can still be cancelled. */
  readonly reasons: readonly { readonly code: string; readonly name: string }[] | undefined;
  readonly input: InputProps;
  readonly onChoose: (code: string) => void;
};

function Reasons({ reasons, input, onChoose }: ReasonsProps) {
  const words = useWords("orders");
  const choices = reasons ?? [{ code: other, name: words("cancelOtherReason") }];
  return (
    <RadioRows legend={words("cancelWhy")} isLegendShown error={input.error}>
      {choices.map(({ code, name }, place) => (
        <RadioRow
          key={code}
          ref={place === 0 ? input.ref : undefined}
          name="reason"
          value={code}
          checked={input.value === code}
          onChange={() => onChoose(code)}
        >
          {name}
        </RadioRow>
      ))}
    </RadioRows>
  );
}
