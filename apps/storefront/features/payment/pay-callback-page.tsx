import { buttonClass } from "@gelora/ui/button.tsx";
import { orderAddress, useIsMember } from "../../platform/order-address.ts";
import { useWords } from "../../platform/use-words.ts";
import type { CallbackResult } from "./model/judge-callback.ts";
import { ResultPanel } from "./parts/result-panel.tsx";
import { useCallbackResult } from "./parts/use-callback-result.ts";

const tones = { paid: "good", confirming: "good", failed: "bad", waiting: "waiting", unpaid: "waiting" } as const;

/** Where payment providers send the shopper back to [PAY-03 to PAY-07]. */
export function PayCallbackPage() {
  const words = useWords("payment");
  const { result, orderCode } = useCallbackResult();
  return (
    <div className="mx-auto min-h-dvh w-full max-w-2xl px-4 pt-8 pb-20">
      <div role="status">
        <ResultPanel
          tone={tones[result]}
          title={words(`callback.${result}`)}
          texts={[words(`callbackText.${result}`)]}
          orderCode={orderCode}
        >
          <WaysOn result={result} orderCode={orderCode} />
        </ResultPanel>
      </div>
    </div>
  );
}

/** After a failure the order can be paid again; in every case it can be looked at. */
function WaysOn({ result, orderCode }: { readonly result: CallbackResult; readonly orderCode: string | undefined }) {
  const words = useWords("payment");
  const isMember = useIsMember();
  const code = encodeURIComponent(orderCode ?? "");
  const canPay = result === "failed" || result === "unpaid";
  return (
    <>
      {orderCode && canPay ? (
        <a href={`/payment?order=${code}`} className={buttonClass("primary")}>
          {words("payAgain")}
        </a>
      ) : null}
      {orderCode ? (
        <a href={orderAddress(orderCode, isMember)} className={buttonClass(canPay ? "outline" : "primary")}>
          {words("toOrder")}
        </a>
      ) : null}
      <a href="/" className={buttonClass("outline")}>
        {words("toHome")}
      </a>
    </>
  );
}
