import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { CopyButton } from "@gelora/ui/copy-button.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { groupDigits } from "../model/group-digits.ts";
import type { PaymentView } from "../model/payment-view.ts";

/**
 * The numbers to type, large and grouped, and the amount, each with a copy button except for values
 * from the address alone and for cash.
 */
export function Numbers({ view, canCopy }: { readonly view: PaymentView; readonly canCopy: boolean }) {
  const words = useWords("payment");
  return (
    <dl className="divide-y divide-line" data-amounts="">
      {view.numbers.map(({ name, value }) => (
        <Row key={name} label={words(`number.${name}`)} huge copy={canCopy ? value : undefined}>
          {groupDigits(value)}
        </Row>
      ))}
      {view.amount === undefined ? null : (
        <Row label={words("amount")} copy={canCopy ? String(view.amount) : undefined}>
          {formatRupiah(view.amount)}
        </Row>
      )}
    </dl>
  );
}

function Row({
  label,
  huge = false,
  copy,
  children,
}: {
  readonly label: string;
  readonly huge?: boolean;
  readonly copy: string | undefined;
  readonly children: string;
}) {
  const words = useWords("payment");
  const chromeWords = useWords("chrome");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 py-5">
      <dt className="col-span-2 text-quiet text-sm">{label}</dt>
      <dd
        className={`figures min-w-0 font-extrabold tracking-tight ${huge ? "text-[clamp(1.125rem,5.2vw,2.5rem)] leading-tight" : "whitespace-nowrap text-2xl"}`}
      >
        {children}
      </dd>
      {copy ? (
        <dd>
          <CopyButton
            words={chromeWords}
            text={copy}
            label={words("copyNamed", { name: label })}
            word={words("copy")}
          />
        </dd>
      ) : null}
    </div>
  );
}
