import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

export type AwayDialogProps = {
  /** Whole rupiah. */
  readonly totalWithout: number;
  readonly onWithout: () => void;
  readonly onTryAgain: () => void;
  readonly onClose: () => void;
};

/**
 * The club did not answer for an order with points: nothing was ordered, and the shopper can
 * continue without them.
 */
export function AwayDialog({ totalWithout, onWithout, onTryAgain, onClose }: AwayDialogProps) {
  const words = useWords("checkout");
  const chrome = useWords("chrome");
  return (
    <Dialog open title={words("awayTitle")} closeLabel={chrome("close")} onClose={onClose}>
      <p>{words("awayText", { amount: formatRupiah(totalWithout) })}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onWithout}>{words("awayWithout")}</Button>
        <Button look="outline" onClick={onTryAgain}>
          {words("tryAgain")}
        </Button>
      </div>
    </Dialog>
  );
}
