import type { Language } from "@gelora/locale/language.ts";
import type { AnnouncedPayment } from "./announcement.ts";
import { say, type WordKey } from "./words.ts";

const numberNames = ["billerCode", "billKey", "vaNumber", "paymentCode"] as const;

/** The numbers to type, each with its label, in the order in which they are typed. */
export function paymentNumbers(payment: AnnouncedPayment): readonly (readonly [WordKey, string])[] {
  return numberNames.flatMap((name) => {
    const value = payment[name];
    return value === undefined ? [] : [[`fact.${name}` as const, value] as const];
  });
}

/** How to pay, step by step. Without a number yet, payment starts from the order's page. */
export function paymentSteps(payment: AnnouncedPayment, language: Language): readonly string[] {
  const { kind, channelName } = payment;
  if (kind === "CASH") return [];
  const typed = kind === "VIRTUAL_ACCOUNT" || kind === "BILL" || kind === "COUNTER";
  if (kind === undefined || (typed && paymentNumbers(payment).length === 0)) return stepsOf("steps.page");
  return stepsOf(`steps.${kind}`);

  function stepsOf(key: WordKey): readonly string[] {
    return say(language, key, { channel: channelName }).split("\n");
  }
}
