import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useWords } from "../../../platform/use-words.ts";
import { groupDigits } from "../model/group-digits.ts";
import type { PaymentView } from "../model/payment-view.ts";
import { CopyButton } from "./copy-button.tsx";

/** The numbers to type, huge and in groups, and the amount; each with its copy button when the shop has confirmed them. */
export function Numbers({ view }: { readonly view: PaymentView }) {
  const words = useWords("payment");
  return (
    <dl className="divide-y divide-line">
      {view.numbers.map(({ name, value }) => (
        <Row key={name} label={words(`number.${name}`)} huge copy={view.isChecked ? value : undefined}>
          {groupDigits(value)}
        </Row>
      ))}
      {view.amount === undefined ? null : (
        <Row label={words("amount")} copy={view.isChecked ? String(view.amount) : undefined}>
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
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 py-5">
      <div className="min-w-0">
        <dt className="text-quiet text-sm">{label}</dt>
        <dd
          className={`figures font-extrabold tracking-tight ${huge ? "text-[clamp(1.625rem,7.5vw,2.75rem)] leading-tight" : "text-2xl"}`}
        >
          {children}
        </dd>
      </div>
      {copy ? (
        <dd>
          <CopyButton text={copy} label={words("copyNamed", { name: label })} />
        </dd>
      ) : null}
    </div>
  );
}
