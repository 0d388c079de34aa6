import { Button } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import type { ReactNode, Ref } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { CheckoutError } from "../model/checkout-errors.ts";
import type { SectionName } from "../model/folding.ts";

/** The frame of one step. */
export type Step = {
  readonly name: SectionName;
  /** Counted from 1. */
  readonly number: number;
  readonly isDone: boolean;
  /** Folded to one line. */
  readonly isFolded: boolean;
  /** Its errors to show. */
  readonly errors: readonly CheckoutError[];
  readonly ref: Ref<HTMLElement>;
  /** Something in its content has changed. */
  readonly onWork: (content: Element) => void;
  readonly onOpen: () => void;
};

/** The address of a section in the page, for links to it. */
export const sectionId = (name: SectionName): string => `checkout-${name}`;

type SectionProps = {
  readonly step: Step;
  readonly title: string;
  /** The choice, shown while the step is folded; the last step has none and never folds. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
};

/** One step of the checkout, with its number and a tick when done. */
export function Section({ step, title, summary, children }: SectionProps) {
  const { name, isFolded, errors, ref, onWork } = step;
  const id = sectionId(name);
  return (
    <section
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-32 rounded-lg bg-white p-4 outline-none sm:p-6"
    >
      <SectionHead step={step} title={title} />
      {isFolded ? <div className="mt-1 ml-11 text-sm text-strong">{summary}</div> : null}
      {errors.map((error) => (
        <ErrorNote key={error} error={error} />
      ))}
      {/* Here for all its fields, as changes bubble. */}
      <div
        id={`${id}-content`}
        hidden={isFolded}
        className="mt-5"
        onChange={({ currentTarget }) => onWork(currentTarget)}
      >
        {children}
      </div>
    </section>
  );
}

function SectionHead({ step, title }: Pick<SectionProps, "step" | "title">) {
  const words = useWords("checkout");
  const { number, isDone, isFolded, onOpen } = step;
  const id = sectionId(step.name);
  return (
    <div className="flex min-h-8 items-center gap-3">
      <h2 id={`${id}-title`} className="flex min-w-0 flex-1 items-center gap-3 text-xl">
        <span
          aria-hidden="true"
          className={`figures grid size-8 shrink-0 place-items-center rounded-full text-sm text-white tracking-normal ${isDone ? "bg-good" : "bg-ink"}`}
        >
          {isDone ? <Icon name="check" className="size-4 stroke-3" /> : number}
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
          onClick={onOpen}
        >
          {words("edit")}
        </Button>
      ) : null}
    </div>
  );
}

/** The documents' text first, then the remedy. */
function ErrorNote({ error }: { readonly error: CheckoutError }) {
  const words = useWords("checkout");
  return (
    <div data-error={error} className="mt-4">
      <Notice tone="bad">
        <strong className="inline-block first-letter:uppercase">{words(`error.${error}`)}</strong>
        {". "}
        {words(`mend.${error}`)}
      </Notice>
    </div>
  );
}
