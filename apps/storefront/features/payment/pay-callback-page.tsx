import { formatMoment } from "@gelora/locale/jakarta-time.ts";
import { buttonClass } from "@gelora/ui/button.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { usePage } from "../../platform/page/page-context.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { orderAddress, trackAddress, trackPath, useIsMember } from "../orders/order-address.ts";
import { ResultPanel } from "./parts/result-panel.tsx";
import { useCallbackResult } from "./parts/use-callback-result.ts";

const tones = { paid: "good", confirming: "good", failed: "bad", waiting: "waiting", unpaid: "waiting" } as const;

/** The return page of payment providers [PAY-03 to PAY-07]. */
export function PayCallbackPage() {
  const words = useWords("payment");
  const { result, orderCode, canPay, isForeign, payableUntil } = useCallbackResult();
  const text = result === "unpaid" ? unpaidText(orderCode, { canPay, isForeign }) : result;
  return (
    <PageFrame width="reading">
      <div role="status">
        <ResultPanel
          tone={tones[result]}
          title={words(`callback.${result}`)}
          texts={[words(text === "failed" ? "failedWhy" : `callbackText.${text}`)]}
          help={text === "failed" ? words("callbackText.failed") : undefined}
          orderCode={orderCode}
        >
          <WaysOn
            orderCode={orderCode}
            canPay={canPay && (result === "failed" || result === "unpaid")}
            isForeign={isForeign}
          />
        </ResultPanel>
        {payableUntil ? <StillPayable until={payableUntil} /> : null}
        {isForeign && result === "confirming" ? <Unknown /> : null}
      </div>
    </PageFrame>
  );
}

/** Why there is no payment: without one to wait for, the page promises no message about one. */
function unpaidText(
  orderCode: string | undefined,
  { canPay, isForeign }: { readonly canPay: boolean; readonly isForeign: boolean },
) {
  if (orderCode === undefined) return "unnamed";
  if (isForeign) return "foreign";
  return canPay ? "unpaid" : "over";
}

/** It is known later than the rest, so it stands below: nothing moves. */
function StillPayable({ until }: { readonly until: string }) {
  const words = useWords("payment");
  const { language } = usePage();
  return (
    <Notice tone="plain" className="mt-4">
      {words("payableUntil", { deadline: `${formatMoment(new Date(until), language)} WIB` })}
    </Notice>
  );
}

/** Anyone can write an address that claims success. */
function Unknown() {
  const words = useWords("payment");
  return (
    <Notice tone="plain" className="mt-4">
      {words("callbackForeign")}
    </Notice>
  );
}

type WaysOnProps = {
  readonly orderCode: string | undefined;
  readonly canPay: boolean;
  /** Placed in another browser: it is paid and seen where a contact proves it. */
  readonly isForeign: boolean;
};

/**
 * After a failure the order can be paid again, unless the shop has its money; it can always be
 * viewed.
 */
function WaysOn({ orderCode, canPay, isForeign }: WaysOnProps) {
  const words = useWords("payment");
  const isMember = useIsMember();
  const code = orderCode ?? "";
  return (
    <>
      {orderCode && canPay ? (
        <a
          href={isForeign ? trackAddress(code) : `/payment?order=${encodeURIComponent(code)}`}
          className={buttonClass("primary")}
        >
          {words("payAgain")}
        </a>
      ) : null}
      {orderCode ? (
        <a
          href={isForeign ? trackAddress(code) : orderAddress(code, isMember)}
          className={buttonClass(canPay ? "outline" : "primary")}
        >
          {words("toOrder")}
        </a>
      ) : (
        <a href={trackPath} className={buttonClass("primary")}>
          {words("trackOrder")}
        </a>
      )}
      <a href="/" className={buttonClass("outline")}>
        {words("toHome")}
      </a>
    </>
  );
}
