import { Button } from "@gelora/ui/button.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { useLocation } from "react-router";
import { useWords } from "../../../platform/words/use-words.ts";
import { trackAddress } from "../../orders/order-address.ts";
import { viewOfAddress } from "../model/payment-view.ts";
import { Numbers } from "./numbers.tsx";
import { PaymentSteps } from "./payment-steps.tsx";

type AddressOnlyProps = {
  readonly ask: () => Promise<void>;
  /** The shop has answered that the order is not this browser's. */
  readonly isForeign: boolean;
};

/**
 * The shop could not be reached: the address's numbers are shown [PAY-02] with a warning, as anyone
 * can write an address. Of an order that is not this browser's none are: nobody pays into an
 * account that someone else's link names.
 */
export function AddressOnly({ ask, isForeign }: AddressOnlyProps) {
  const words = useWords("payment");
  const { search } = useLocation();
  const view = viewOfAddress(search);
  return (
    <>
      <h1 className="text-3xl">{words("title")}</h1>
      {view.orderCode ? <p className="figures mt-2 text-quiet">{words("order", { code: view.orderCode })}</p> : null}
      <div role="status" className="mt-6">
        <Notice tone="warn" size="normal" icon="warning" title={words(isForeign ? "foreignTitle" : "uncheckedTitle")}>
          <p className="text-sm">{words(isForeign ? "foreignText" : "uncheckedText")}</p>
          <div className="mt-3 flex flex-wrap items-center gap-4">
            <Button look="outline" size="small" onClick={() => void ask()}>
              {words("checkAgain")}
            </Button>
            <a href={trackAddress(view.orderCode)} className="font-bold underline underline-offset-4">
              {words("trackOrder")}
            </a>
          </div>
        </Notice>
      </div>
      {isForeign ? null : (
        <div className="mt-4 space-y-4">
          {view.numbers.length > 0 || view.amount !== undefined ? (
            <div className="rounded-lg bg-white px-5 py-1 sm:px-6">
              <Numbers view={view} canCopy={false} />
            </div>
          ) : null}
          <PaymentSteps channelCode={view.channelCode} />
        </div>
      )}
    </>
  );
}
