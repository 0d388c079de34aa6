import { type Dispatch, useEffect } from "react";
import { flushSync } from "react-dom";
import type { Fields } from "../../../platform/browser/use-fields.ts";
import { type CheckoutError, sectionOf } from "../model/checkout-errors.ts";
import type { CheckoutEvent } from "../model/checkout-state.ts";
import { foldedBy, type SectionName } from "../model/folding.ts";
import type { Step } from "./section.tsx";
import type { CheckoutField } from "./use-checkout-fields.ts";

/** The first field of each step, focused when it is reopened. The last step never folds. */
const firstField = {
  delivery: "distributionType",
  shipping: "methodCode",
  payment: "channelCode",
  confirm: "termsAccepted",
} as const satisfies Readonly<Record<SectionName, CheckoutField>>;

type StepsProps = {
  readonly folded: readonly SectionName[];
  readonly finished: readonly SectionName[];
  /** The errors to show. */
  readonly errors: readonly CheckoutError[];
  readonly fields: Fields<CheckoutField>;
  readonly dispatch: Dispatch<CheckoutEvent>;
};

/**
 * The steps' frames. Finished steps fold only when the shopper moves on; while a step is worked in,
 * nothing in it moves. A step that becomes unfinished opens by itself.
 * @param shown the steps on the page, in order
 */
export function useSteps(
  shown: readonly SectionName[],
  { folded, finished, errors, fields, dispatch }: StepsProps,
): (name: SectionName) => Step {
  // One that became unfinished stays open while it is corrected.
  const unfinished = folded.find((name) => !finished.includes(name));
  useEffect(() => {
    if (unfinished) dispatch({ type: "opened", section: unfinished });
  }, [unfinished, dispatch]);

  const workIn = (section: SectionName, content: Element): void => {
    if (foldedBy(section, folded, finished) === folded) return;
    const { top } = content.getBoundingClientRect();
    flushSync(() => dispatch({ type: "workedIn", section, finished }));
    // Folding above must not move the current step away from the finger.
    window.scrollBy({ top: content.getBoundingClientRect().top - top, behavior: "instant" });
  };
  const open = (section: SectionName): void => {
    flushSync(() => dispatch({ type: "opened", section }));
    fields.focus(firstField[section], section);
  };
  return (name) => ({
    name,
    number: shown.indexOf(name) + 1,
    isDone: finished.includes(name),
    isFolded: folded.includes(name) && finished.includes(name),
    errors: errors.filter((error) => sectionOf[error] === name),
    ref: fields.refOf(name),
    onWork: (content) => workIn(name, content),
    onOpen: () => open(name),
  });
}
