import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { useState } from "react";
import { type Fields, type InputProps, inputOf, useFields } from "../../platform/browser/use-fields.ts";
import type { CallFailure } from "../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { findGuestCard } from "./data/find-guest-card.ts";
import { cardError, type GuestCard } from "./guest-card.ts";

export type GuestCardForm = ReturnType<typeof useGuestCard>;

const names = ["mobile"] as const;

/**
 * The number of a card while a guest types it [CHK-13 to CHK-16].
 * @param onFind the club knows the number that was applied
 */
export function useGuestCard(onFind: (card: GuestCard) => void) {
  const failureText = useFailureText();
  const words = useWords("points");
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const fields = useFields(names, { mobile: useErrorText(typed) });
  const find = async () => {
    if (!fields.check()) return undefined;
    setBusy(true);
    setFailure(undefined);
    const found = await findGuestCard(typed);
    setBusy(false);
    return found;
  };
  const refuse = (why: CallFailure): void => {
    setFailure(why);
    fields.focus("mobile");
  };
  const apply = async (): Promise<void> => {
    if (isBusy) return;
    const found = await find();
    if (!found) return;
    if ("failure" in found) return refuse(found.failure);
    setTyped("");
    onFind(found.card);
  };
  /**
   * A number that was typed and not applied is the order's too; the shop takes it while the club
   * does not answer (docs/decisions/0038-what-points-paid-earns-nothing.md).
   * @returns whether the order can go on, and its digits after +62, if there are any
   */
  const forOrder = async (): Promise<{ readonly ok: boolean; readonly mobile?: string }> => {
    if (cardError(typed) === "EMPTY") return { ok: true };
    const found = await find();
    if (!found) return { ok: false };
    if ("card" in found) return { ok: true, mobile: found.card.mobile };
    if (isAway(found.failure)) return { ok: true, mobile: mobileDigitsOf(typed) };
    refuse(found.failure);
    return { ok: false };
  };
  const change = (text: string): void => {
    setFailure(undefined);
    setTyped(text);
  };
  const later = words("cardLater");
  const refusal = failure && (isAway(failure) ? later : failureText(failure, later));
  return {
    input: inputProps(fields, typed, change, refusal),
    isBusy,
    apply,
    forOrder,
  };
}

const isAway = ({ kind }: CallFailure): boolean => kind === "network" || kind === "server";

function useErrorText(typed: string): string | undefined {
  const words = useWords("points");
  const failureText = useFailureText();
  const error = cardError(typed);
  return error === "EMPTY" ? words("cardEmpty") : error && failureText({ code: error, message: "" });
}

/** Passing through the empty field is no error: the number may be left out. */
function inputProps(
  fields: Fields<"mobile">,
  typed: string,
  change: (text: string) => void,
  refusal: string | undefined,
): Omit<InputProps, "good"> {
  const { good: _good, ...input } = inputOf(fields, "mobile", typed, change);
  return { ...input, error: input.error ?? refusal, onBlur: () => typed !== "" && fields.leave("mobile") };
}
