import { Button } from "@gelora/ui/button.tsx";
import type { ReactNode } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";
import type { CheckoutFault } from "../model/checkout-faults.ts";
import type { SectionName } from "../model/folding.ts";
import { sectionId } from "./section-id.ts";
import type { Folding } from "./use-folding.ts";

/** Which section a fault belongs to. */
export const sectionOf: Readonly<Record<CheckoutFault, SectionName>> = {
  DELIVERY_INVALID: "delivery",
  ZIPCODE_EMPTY: "delivery",
  SHIPPING_INVALID: "shipping",
  PAYMENT_INVALID: "payment",
  TERMS_INVALID: "confirm",
  CONSENT_INVALID: "confirm",
};

export type SectionProps = {
  readonly name: SectionName;
  readonly step: number;
  readonly title: string;
  readonly done: boolean;
  readonly faults: readonly CheckoutFault[];
  readonly folding: Folding;
  /** What was chosen, shown while the step is folded; the last step has none, and never folds. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
};

/** One step of the checkout, with its number, a tick when it is done, and its own errors [CHK-07]. Finished ones fold to a line when the shopper goes on. */
export function Section({ name, step, title, done, faults, folding, summary, children }: SectionProps) {
  const words = useWords("checkout");
  const id = sectionId(name);
  const isFolded = folding.isFolded(name);
  const workIn = (): void => folding.workIn(name);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-32 rounded-lg bg-white p-4 outline-none sm:p-6"
    >
      <div className="flex min-h-8 items-center gap-3">
        <h2 id={`${id}-title`} className="flex flex-1 items-center gap-3 text-xl">
          <span
            aria-hidden="true"
            className={`figures grid size-8 shrink-0 place-items-center rounded-full text-sm text-white tracking-normal ${done ? "bg-good" : "bg-ink"}`}
          >
            {done ? <Icon name="check" className="size-4 stroke-3" /> : step}
          </span>
          {title}
        </h2>
        {isFolded ? (
          <Button
            look="quiet"
            size="small"
            className="-mr-4"
            aria-expanded={false}
            aria-controls={`${id}-content`}
            aria-label={words("editStep", { step: title })}
            onClick={() => folding.open(name)}
          >
            {words("edit")}
          </Button>
        ) : null}
      </div>
      {isFolded ? <div className="mt-1 ml-11 text-sm text-strong">{summary}</div> : null}
      {faults
        .filter((fault) => sectionOf[fault] === name)
        .map((fault) => (
          <FaultNote key={fault} fault={fault} />
        ))}
      {/* Heard here for all its fields: changes bubble. */}
      <div id={`${id}-content`} hidden={isFolded} data-folds="" className="mt-5" onChange={workIn}>
        {children}
      </div>
    </section>
  );
}

/** The documents' words first, then what to do about it. */
function FaultNote({ fault }: { readonly fault: CheckoutFault }) {
  const words = useWords("checkout");
  return (
    <p data-fault={fault} className="mt-4 flex gap-2 rounded-md bg-bad-soft p-3 text-bad text-sm">
      <Icon name="warning" className="mt-0.5 size-4" />
      <span>
        <strong className="inline-block first-letter:uppercase">{words(`fault.${fault}`)}</strong>
        {". "}
        {words(`mend.${fault}`)}
      </span>
    </p>
  );
}
