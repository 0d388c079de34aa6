import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { type ReactNode, useId } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";
import { Section } from "./section.tsx";
import type { CheckoutState } from "./use-checkout-state.ts";

const longestRemark = 500;

/** Remark, terms, consent, and the one button, which names what will be paid [CHK-02, CHK-05]. */
export function ConfirmSection({
  state,
  step,
  busy,
  problem,
  onPress,
}: {
  readonly state: CheckoutState;
  readonly step: number;
  readonly busy: boolean;
  readonly problem: ReactNode;
  readonly onPress: () => void;
}) {
  const words = useWords("checkout");
  const { choices, choose, shownFaults } = state;
  return (
    <Section
      name="confirm"
      step={step}
      title={words("confirm")}
      done={state.isDone("confirm")}
      faults={shownFaults}
      folding={state.folding}
    >
      <Remark state={state} />
      <div className="mt-5 space-y-1">
        <Agreement
          checked={choices.termsAccepted}
          invalid={shownFaults.includes("TERMS_INVALID")}
          onChange={(termsAccepted) => choose({ termsAccepted })}
        >
          {words("terms")} <PageLink href="/page/terms-conditions">{words("termsLink")}</PageLink>
        </Agreement>
        <Agreement
          checked={choices.dataConsent}
          invalid={shownFaults.includes("CONSENT_INVALID")}
          onChange={(dataConsent) => choose({ dataConsent })}
        >
          {words("consent")} <PageLink href="/page/privacy-policy">{words("consentLink")}</PageLink>
        </Agreement>
      </div>
      <div role="alert">{problem}</div>
      <Button className="mt-5 w-full" busy={busy} onClick={onPress} data-control="checkout">
        {words(busy ? "placing" : buttonWord(state), { amount: formatRupiah(state.total) })}
      </Button>
      <p className="mt-3 flex justify-center gap-2 text-center text-quiet text-sm">
        <Icon name="shield" className="mt-0.5 size-4" />
        {words("safe")}
      </p>
    </Section>
  );
}

/** Cash is handed over later; nothing is paid for nothing. */
function buttonWord({ total, isCash }: CheckoutState): "pay" | "placeCash" | "place" {
  if (total === 0) return "place";
  return isCash ? "placeCash" : "pay";
}

/** Opens beside the form, so that nothing typed is lost. */
function PageLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const words = useWords("checkout");
  return (
    <a href={href} target="_blank" rel="noopener" className="font-bold underline underline-offset-4">
      {children}
      <span className="sr-only"> {words("newTab")}</span>
    </a>
  );
}

function Agreement({
  checked,
  invalid,
  onChange,
  children,
}: {
  readonly checked: boolean;
  readonly invalid: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input
        type="checkbox"
        required
        checked={checked}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.checked)}
        className={`mt-0.5 size-5 shrink-0 accent-accent ${invalid ? "rounded-sm outline-2 outline-bad" : ""}`}
      />
      <span>{children}</span>
    </label>
  );
}

function Remark({ state }: { readonly state: CheckoutState }) {
  const words = useWords("checkout");
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {words("remark")} <span className="font-normal text-quiet">{words("optional")}</span>
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={longestRemark}
        value={state.remark}
        placeholder={words("remarkExample")}
        onChange={(event) => state.setRemark(event.target.value)}
        className="block w-full rounded-md border border-control bg-white px-3 py-2.5 text-base"
      />
    </div>
  );
}
