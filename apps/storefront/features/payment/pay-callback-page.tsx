import { buttonClass } from "@gelora/ui/button.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { orderAddress, useIsMember } from "../orders/order-address.ts";
import { ResultPanel } from "./parts/result-panel.tsx";
import { useCallbackResult } from "./parts/use-callback-result.ts";

const tones = { paid: "good", confirming: "good", failed: "bad", waiting: "waiting", unpaid: "waiting" } as const;

/** The return page of payment providers [PAY-03 to PAY-07]. */
export function PayCallbackPage() {
  const words = useWords("payment");
  const { result, orderCode, isBooked } = useCallbackResult();
  return (
    <PageFrame width="reading">
      <div role="status">
        <ResultPanel
          tone={tones[result]}
          title={words(`callback.${result}`)}
          texts={[words(`callbackText.${result}`)]}
          orderCode={orderCode}
        >
          <WaysOn orderCode={orderCode} canPay={!isBooked && (result === "failed" || result === "unpaid")} />
        </ResultPanel>
      </div>
    </PageFrame>
  );
}

/**
 * After a failure the order can be paid again, unless the shop has its money; it can always be
 * viewed.
 */
function WaysOn({ orderCode, canPay }: { readonly orderCode: string | undefined; readonly canPay: boolean }) {
  const words = useWords("payment");
  const isMember = useIsMember();
  const code = encodeURIComponent(orderCode ?? "");
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
