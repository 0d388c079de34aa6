import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { callShop } from "../../../platform/shop-client.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useWords } from "../../../platform/use-words.ts";
import type { Card } from "../../payment-methods/card.ts";
import { followForm } from "../../payment-methods/follow-form.ts";
import { tokeniseCard } from "../../payment-methods/tokenise-card.ts";
import { payAgainDocument } from "../data/payment-documents.ts";

/** Pays an order that still awaits it by a channel, and goes where that leads [ORD-15]. */
export function usePayAgain(orderCode: string) {
  const words = useWords("payment");
  const cardWords = useWords("payment-methods");
  const failureText = useFailureText();
  const navigate = useNavigate();
  const working = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");

  const stop = (text = ""): void => {
    working.current = false;
    setBusy(false);
    setRefusal(text);
  };
  const pay = async (paymentChannelCode: string, card: Card | undefined): Promise<void> => {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    setRefusal("");
    const token = card && (await tokeniseCard(card));
    if (token && !token.ok) return stop(cardWords(`card.${token.reason}`));
    const input = { orderCode, paymentChannelCode, cardToken: token?.token ?? null };
    const result = await callShop(payAgainDocument, { input });
    if (!result.ok) return stop(failureText(result.failure));
    const { data, success, errorCode, errorMessage } = result.value.payOrder;
    const answer = data?.[0];
    if (!success || !answer) return stop(failureText({ code: errorCode ?? "", message: errorMessage ?? "" }));
    if (answer.payReturnDesc) return stop(words("payProblem"));
    stop();
    followForm(answer.form, (path) => navigate(path, { replace: true }));
  };
  return { pay: (code: string, card: Card | undefined) => void pay(code, card), busy, refusal };
}
