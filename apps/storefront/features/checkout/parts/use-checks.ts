import type { Dispatch } from "react";
import type { Fields } from "../../../platform/browser/use-fields.ts";
import { addressErrors } from "../../addresses/address.ts";
import { type CheckoutError, checkoutErrors, errorsToShow, finishedSections } from "../model/checkout-errors.ts";
import type { CheckoutEvent, CheckoutState } from "../model/checkout-state.ts";
import { type SectionName, sectionNames } from "../model/folding.ts";
import type { Step } from "./section.tsx";
import { type CheckoutField, useCheckoutFields } from "./use-checkout-fields.ts";
import type { Offers } from "./use-offers.ts";
import { useSteps } from "./use-steps.ts";

export type Checks = {
  readonly errors: readonly CheckoutError[];
  /** Those of the last press that are left. */
  readonly shownErrors: readonly CheckoutError[];
  readonly fields: Fields<CheckoutField>;
  readonly stepOf: (name: SectionName) => Step;
};

type Checked = {
  readonly offers: Pick<Offers, "choices" | "isDelivery" | "sum">;
  readonly isGuest: boolean;
  readonly cardIsGood: boolean;
};

/** What is missing or wrong, where it is said, and how far each step has come. */
export function useChecks(
  { address, reported, folded }: Pick<CheckoutState, "address" | "reported" | "folded">,
  dispatch: Dispatch<CheckoutEvent>,
  { offers: { choices, isDelivery, sum }, isGuest, cardIsGood }: Checked,
): Checks {
  const inAddress = addressErrors(address, isGuest);
  const errors = checkoutErrors({ ...choices, addressErrors: inAddress, cardIsGood, totalAmount: sum.total });
  const shownErrors = errorsToShow(reported, errors);
  const fields = useCheckoutFields(inAddress, errors);
  const stepOf = useSteps(
    sectionNames.filter((name) => isDelivery || name !== "shipping"),
    { folded, finished: finishedSections(choices, errors), errors: shownErrors, fields, dispatch },
  );
  return { errors, shownErrors, fields, stepOf };
}
