import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Contact } from "../../returns/return-subject.ts";
import { nameRefundAccount } from "../data/order-calls.ts";
import type { RefundTransfer } from "../data/order-documents.ts";

const AccountForm = lazy(() =>
  import("../../returns/account-form.tsx").then((loaded) => ({ default: loaded.AccountForm })),
);

export type RefundAccountProps = {
  readonly orderCode: string;
  /** What proves the order where the session does not. */
  readonly contact: Contact;
  readonly transfer: RefundTransfer;
  /** It has come up since the page was opened, as after cancelling: the shopper is led to it. */
  readonly isNews: boolean;
  /** Reloads the order. */
  readonly onNamed: () => Promise<void>;
};

/**
 * Asks which account an order's money is transferred to, and then says which; it can be corrected
 * until staff have noted the transfer.
 */
export function RefundAccount({ orderCode, contact, transfer, isNews, onNamed }: RefundAccountProps) {
  const words = useWords("orders");
  const [isChanging, setChanging] = useState(false);
  const { amount, isCertain, bankAccount } = transfer;
  const isAsking = !bankAccount || isChanging;
  const place = useFocusOnChange(isAsking, isNews);
  return (
    <div ref={place} tabIndex={-1} className="mt-5 scroll-mt-28 border-line border-t pt-5 outline-none">
      {isAsking ? (
        <>
          <h3 className="mb-2 font-bold">
            {words(isCertain ? "account.question" : "account.questionIf", { amount: formatRupiah(amount) })}
          </h3>
          <div className="@container">
            <Suspense fallback={<Skeleton className="h-108 @md:h-77" />}>
              <AccountForm
                save={(account, code) => nameRefundAccount({ orderCode, ...contact }, account, code)}
                onSaved={async () => {
                  await onNamed();
                  setChanging(false);
                }}
                onClose={bankAccount ? () => setChanging(false) : undefined}
              />
            </Suspense>
          </div>
        </>
      ) : (
        <p className="text-sm">
          {words("account.known", { account: bankAccount })}{" "}
          <button
            type="button"
            onClick={() => setChanging(true)}
            className="min-h-11 px-2 font-bold underline underline-offset-4"
          >
            {words("account.change")}
          </button>
        </p>
      )}
    </div>
  );
}

/** The element that replaces the pressed one is focused; at first only if it is new. */
function useFocusOnChange(isAsking: boolean, isNews: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isAsking && !isNews);
  useEffect(() => {
    if (before.current !== isAsking) place.current?.focus();
    before.current = isAsking;
  }, [isAsking]);
  return place;
}
