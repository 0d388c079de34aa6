import { formatMoment } from "@gelora/locale/jakarta-time.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { usePage } from "../../../platform/page/page-context.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Card } from "../../payment-methods/card.ts";
import { followForm, ownPageOf } from "../../payment-methods/follow-form.ts";
import { tokeniseCard } from "../../payment-methods/tokenise-card.ts";
import { type Instruction, wordOfLastWay } from "../model/payment-view.ts";
import type { Payer } from "./payer.ts";

/** Pays a pending order by a channel, and goes where that leads [ORD-15]. */
export function usePayAgain(instruction: Instruction, payer: Payer) {
  const words = useWords("payment");
  const cardWords = useWords("payment-methods");
  const refusalText = useRefusalText(instruction);
  const { busy, failure: refusal, submit } = useSubmission<string>();
  /** @returns why it could not, in words */
  const charge = async (paymentChannelCode: string, card: Card | undefined): Promise<string | undefined> => {
    const token = card && (await tokeniseCard(card));
    if (token && !token.ok) return cardWords(`card.${token.reason}`);
    const result = await payer.charge({ paymentChannelCode, cardToken: token?.token ?? null });
    if (!result.ok) return refusalText(result.failure);
    if (!result.value || result.value.payReturnDesc) return words("payProblem");
    if (ownPageOf(result.value.form) === undefined) payer.leaving();
    followForm(result.value.form, payer.goTo);
    return undefined;
  };
  return { pay: (code: string, card: Card | undefined) => submit(() => charge(code, card)), busy, refusal };
}

/** No more changes are taken; those who obeyed a waiting time would lose the order. */
function useRefusalText(instruction: Instruction): (failure: CallFailure) => string {
  const words = useWords("payment");
  const failureText = useFailureText();
  const { language } = usePage();
  const { channelName: channel, deadline } = instruction;
  return (failure) => {
    if (failure.code !== "PAYMENT_CHANGES_OVER") return failureText(failure);
    const moment = deadline ? `${formatMoment(new Date(deadline), language)} WIB` : "";
    return words(wordOfLastWay(instruction), { channel, deadline: moment });
  };
}
