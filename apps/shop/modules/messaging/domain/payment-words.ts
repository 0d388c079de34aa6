import type { AnnouncedPayment, OrderAnnouncement } from "./announcement.ts";
import { say, type WordKey } from "./words.ts";

const numberNames = ["billerCode", "billKey", "vaNumber", "paymentCode"] as const;

/** The numbers to type, each with its label, in the order in which they are typed. */
export function paymentNumbers(payment: AnnouncedPayment): readonly (readonly [WordKey, string])[] {
  return numberNames.flatMap((name) => {
    const value = payment[name];
    return value === undefined ? [] : [[`fact.${name}` as const, value] as const];
  });
}

/**
 * How to pay, step by step; nothing without a payment or for cash. Without a number yet, payment
 * starts from the order's page, which asks guests for a contact and members for nothing.
 */
export function paymentSteps({ payment, language, trackByMobileAddress }: OrderAnnouncement): readonly string[] {
  if (!payment || payment.kind === "CASH") return [];
  const open = say(language, trackByMobileAddress === undefined ? "steps.openAsMember" : "steps.openAsGuest");
  return say(language, stepsKey(payment), { channel: payment.channelName, open }).split("\n");
}

function stepsKey(payment: AnnouncedPayment): WordKey {
  const { kind } = payment;
  const typed = kind === "VIRTUAL_ACCOUNT" || kind === "BILL" || kind === "COUNTER";
  const isWithoutNumber = typed && paymentNumbers(payment).length === 0;
  return kind === undefined || kind === "CASH" || isWithoutNumber ? "steps.page" : `steps.${kind}`;
}
