import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import type { SyntheticEvent } from "react";
import type { InputProps } from "../../platform/browser/use-fields.ts";
import type { CallFailure } from "../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { type Form, useForm } from "../../platform/gateway/use-form.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { findGuestCard } from "./data/find-guest-card.ts";
import { cardError, type GuestCard } from "./guest-card.ts";

type Values = { readonly mobile: string };

export type GuestCardForm = {
  readonly input: Omit<InputProps, "good">;
  readonly isBusy: boolean;
  readonly apply: (event: SyntheticEvent) => void;
  /**
   * A number that was typed and not applied is the order's too; the shop takes it while the club
   * does not answer (docs/decisions/0038-what-points-paid-earns-nothing.md).
   * @returns whether the order can go on, and its digits after +62, if there are any
   */
  readonly forOrder: () => Promise<{ readonly ok: boolean; readonly mobile?: string }>;
};

/**
 * The number of a card while a guest types it [CHK-13 to CHK-16].
 * @param onFind the club knows the number that was applied
 */
export function useGuestCard(onFind: (card: GuestCard) => void): GuestCardForm {
  const errorText = useErrorText();
  const form = useForm<Values>({ mobile: "" }, ({ mobile }) => ({ mobile: errorText(mobile) }));
  const { mobile } = form.values;
  const apply = async (): Promise<CallFailure | undefined> => {
    const found = await findGuestCard(mobile);
    if ("failure" in found) return refused(found.failure);
    form.reset();
    onFind(found.card);
    return undefined;
  };
  const check = async (): Promise<CallFailure | undefined> => {
    const found = await findGuestCard(mobile);
    return "failure" in found && !isAway(found.failure) ? refused(found.failure) : undefined;
  };
  const refused = (failure: CallFailure): CallFailure => {
    form.focus("mobile");
    return failure;
  };
  return {
    input: inputOfCard(form, useRefusal(form.failure)),
    isBusy: form.busy,
    apply: form.submit(apply),
    forOrder: async () => {
      if (cardError(mobile) === "EMPTY") return { ok: true };
      const ok = form.check() && (await form.send(check));
      return ok ? { ok, mobile: mobileDigitsOf(mobile) } : { ok };
    },
  };
}

const isAway = ({ kind }: CallFailure): boolean => kind === "network" || kind === "server";

function useErrorText(): (typed: string) => string | undefined {
  const words = useWords("points");
  const failureText = useFailureText();
  return (typed) => {
    const error = cardError(typed);
    return error === "EMPTY" ? words("cardEmpty") : error && failureText({ code: error, message: "" });
  };
}

function useRefusal(failure: CallFailure | undefined): string | undefined {
  const later = useWords("points")("cardLater");
  const failureText = useFailureText();
  return failure && (isAway(failure) ? later : failureText(failure, later));
}

/** Emptying the field is no error: the number may be left out. */
function inputOfCard(form: Form<Values>, refusal: string | undefined): GuestCardForm["input"] {
  const { good: _good, ...input } = form.input("mobile");
  const change = (mobile: string): void => {
    form.clear();
    if (mobile === "") form.forget();
    form.change({ mobile });
  };
  return { ...input, error: input.error ?? refusal, onChange: ({ target }) => change(target.value) };
}
