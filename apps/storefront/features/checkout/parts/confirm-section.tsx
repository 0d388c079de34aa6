import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { CheckboxRow } from "@gelora/ui/choices.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { TextArea } from "@gelora/ui/text-area.tsx";
import type { Dispatch, ReactNode } from "react";
import type { Fields } from "../../../platform/browser/use-fields.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { CheckoutError } from "../model/checkout-errors.ts";
import type { CheckoutEvent, CheckoutState } from "../model/checkout-state.ts";
import type { Choices } from "../model/choices.ts";
import { Section, type Step } from "./section.tsx";
import type { CheckoutField } from "./use-checkout-fields.ts";

const longestRemark = 500;

type AgreementsProps = {
  readonly choices: Pick<Choices, "termsAccepted" | "dataConsent">;
  /** The errors to show here. */
  readonly errors: readonly CheckoutError[];
  readonly fields: Pick<Fields<CheckoutField>, "refOf">;
  readonly dispatch: Dispatch<CheckoutEvent>;
};

type PlaceButtonProps = Pick<CheckoutState, "isPlacing"> & {
  /** Whole rupiah. */
  readonly total: number;
  /** False until a delivery is chosen; the total then excludes it. */
  readonly isFreightKnown: boolean;
  /** Points pay for it, or a part of it. */
  readonly isWithPoints: boolean;
  /** Paid in cash, later. */
  readonly isCash: boolean;
  readonly onPress: () => void;
};

export type ConfirmSectionProps = Omit<AgreementsProps, "errors"> &
  PlaceButtonProps &
  Pick<CheckoutState, "remark" | "problem"> & { readonly step: Step; readonly isDelivery: boolean };

/**
 * Remark, terms, consent, and the Checkout button, with the amount to pay in sight [CHK-02,
 * CHK-05].
 */
export function ConfirmSection(props: ConfirmSectionProps) {
  const words = useWords("checkout");
  const { step, isDelivery, choices, fields, dispatch, remark, problem } = props;
  return (
    <Section step={step} title={words("confirm")}>
      <TextArea
        label={words("remark")}
        remark={words("optional")}
        rows={2}
        maxLength={longestRemark}
        value={remark}
        placeholder={isDelivery ? words("remarkExample") : undefined}
        onChange={({ target }) => dispatch({ type: "remarked", remark: target.value })}
      />
      <Agreements choices={choices} errors={step.errors} fields={fields} dispatch={dispatch} />
      <div role="alert">
        {problem ? (
          <Notice tone="bad" size="normal" className="mt-5">
            {problem}
          </Notice>
        ) : null}
      </div>
      <PlaceButton {...props} />
      <p className="mt-3 flex justify-center gap-2 text-quiet text-sm">
        <Icon name="shield" className="mt-0.5 size-4" />
        {words(props.isDelivery ? "safeUntilSent" : "safeUntilCollected")}
      </p>
    </Section>
  );
}

function Agreements({ choices, errors, fields, dispatch }: AgreementsProps) {
  const words = useWords("checkout");
  return (
    <div className="mt-5 space-y-1">
      <CheckboxRow
        ref={fields.refOf("termsAccepted")}
        required
        checked={choices.termsAccepted}
        invalid={errors.includes("TERMS_INVALID")}
        onChange={({ target }) => dispatch({ type: "chosen", choice: { termsAccepted: target.checked } })}
      >
        {words("terms")} <PageLink href="/page/terms-conditions">{words("termsLink")}</PageLink>
      </CheckboxRow>
      <CheckboxRow
        ref={fields.refOf("dataConsent")}
        required
        checked={choices.dataConsent}
        invalid={errors.includes("CONSENT_INVALID")}
        onChange={({ target }) => dispatch({ type: "chosen", choice: { dataConsent: target.checked } })}
      >
        {words("consent")} <PageLink href="/page/privacy-policy">{words("consentLink")}</PageLink>
      </CheckboxRow>
    </div>
  );
}

/** Opens in a new tab, so nothing typed is lost. */
function PageLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const words = useWords("checkout");
  return (
    <a href={href} target="_blank" rel="noopener" className="font-bold underline underline-offset-4">
      {children}
      <span className="sr-only"> {words("newTab")}</span>
    </a>
  );
}

/**
 * Points that cover the goods pay for shipping too, once it is chosen; what else makes the goods
 * free does not.
 */
function needsNoPayment(shown: Pick<PlaceButtonProps, "total" | "isFreightKnown" | "isWithPoints">): boolean {
  return shown.total === 0 && (shown.isFreightKnown || shown.isWithPoints);
}

/** Cash is paid later; a total of zero needs no payment; shipping may still come on top. */
function PlaceButton(props: PlaceButtonProps) {
  const words = useWords("checkout");
  const { total, isFreightKnown, isCash, isPlacing, onPress } = props;
  const pay = isFreightKnown ? (isCash ? "placeCash" : "pay") : "payBeforeFreight";
  const idle = needsNoPayment(props) ? "place" : pay;
  const label = words(isPlacing ? "placing" : idle, { amount: formatRupiah(total) });
  return (
    <Button
      className="mt-5 w-full"
      busy={isPlacing}
      onClick={onPress}
      data-control="checkout"
      aria-label={`${words("title")}: ${label}`}
    >
      {label}
    </Button>
  );
}
