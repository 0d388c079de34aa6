import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Card } from "../../payment-methods/card.ts";
import { followForm } from "../../payment-methods/follow-form.ts";
import { tokeniseCard } from "../../payment-methods/tokenise-card.ts";
import type { Payer } from "./payer.ts";

/** Pays a pending order by a channel, and goes where that leads [ORD-15]. */
export function usePayAgain(payer: Payer) {
  const words = useWords("payment");
  const cardWords = useWords("payment-methods");
  const failureText = useFailureText();
  const { busy, failure: refusal, submit } = useSubmission<string>();
  /** @returns why it could not, in words */
  const charge = async (paymentChannelCode: string, card: Card | undefined): Promise<string | undefined> => {
    const token = card && (await tokeniseCard(card));
    if (token && !token.ok) return cardWords(`card.${token.reason}`);
    const result = await payer.charge({ paymentChannelCode, cardToken: token?.token ?? null });
    if (!result.ok) return failureText(result.failure);
    if (!result.value || result.value.payReturnDesc) return words("payProblem");
    followForm(result.value.form, payer.goTo);
    return undefined;
  };
  return { pay: (code: string, card: Card | undefined) => submit(() => charge(code, card)), busy, refusal };
}
