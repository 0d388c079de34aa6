import { foldEmail } from "@gelora/locale/email.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import { findChannel, type ProviderMethod, plainChannelCodes } from "../domain/channels.ts";
import type { PaymentInstruction, PaymentKind } from "../domain/payment.ts";
import { isOpen } from "../domain/payment-states.ts";
import type { ChargeWish } from "../providers/payment-provider.ts";
import { type Attempt, claimCharge, raiseAttempt, selectAttemptsOf } from "../storage/attempts.ts";
import { countCardTry } from "../storage/card-tries.ts";
import { claimFirstCharge, type FirstCharge } from "../storage/first-charge.ts";
import { lockPayment, selectPayments, updatePayment } from "../storage/payments.ts";

/** Longer than a status enquiry, a charge and another enquiry may take together. */
const chargeLease = seconds(20);
/** The most tries with cards by one person: more is a thief who tries out numbers (abuse case AC-44). */
const cardTries = { most: 10, within: minutes(60) };

/** What is to be done for somebody who wants to pay: tell what is known, wait for somebody who is charging, or charge. */
export type Prepared =
  | { readonly next: "answer"; readonly outcome: Outcome<PaymentInstruction> }
  | { readonly next: "wait" }
  | {
      readonly next: "charge";
      readonly claim: string;
      readonly wish: ChargeWish;
      /** True when somebody has charged before and never told how it ended. */
      readonly askedBefore: boolean;
      /** What stands in the instruction whatever the provider answers. */
      readonly about: Pick<PaymentInstruction, "orderCode" | "amount" | "channelCode" | "kind" | "deadline">;
    };

/** The right to charge, and what to ask for. */
export type ReadyCharge = Extract<Prepared, { next: "charge" }>;

/** Holds: the payment's row while it looks whether to charge, and takes the claim. */
export async function prepareCharge(
  platform: Platform,
  orderCode: string,
  cardToken: string | undefined,
): Promise<Prepared> {
  return (await prepareFirstCharge(platform, orderCode)) ?? prepareWithCare(platform, orderCode, cardToken);
}

async function prepareFirstCharge(platform: Platform, orderCode: string): Promise<ReadyCharge | undefined> {
  const claim = uuidv7();
  const payment = await claimFirstCharge(platform, orderCode, claim, chargeLease, plainChannelCodes);
  const channel = payment && findChannel(payment.channelCode);
  if (!payment || !channel?.provider) return undefined;
  const attempt = { orderCode, providerOrderId: payment.providerOrderId, channelCode: payment.channelCode };
  const wish = wishOf(platform, payment, attempt, channel.provider, undefined);
  return { next: "charge", claim, wish, about: aboutOf(wish, attempt, channel.kind), askedBefore: false };
}

async function prepareWithCare(
  platform: Platform,
  orderCode: string,
  cardToken: string | undefined,
): Promise<Prepared> {
  return platform.database.transaction(async (): Promise<Prepared> => {
    const payment = await lockPayment(platform, orderCode);
    const attempt =
      payment && (await selectAttemptsOf(platform, orderCode)).find((one) => one.attempt === payment.attempt);
    const channel = attempt && findChannel(attempt.channelCode);
    if (!payment || !attempt || !channel) return answer(failure("ORDER_NOT_FOUND"));
    if (payment.status === "DECLINED") return answer(failure("PAYMENT_DECLINED"));
    if (payment.status !== "PAID" && !isOpen(payment.status)) return answer(failure("ORDER_CANNOT_BE_PAID"));
    if (attempt.charge === "answered" || payment.status === "PAID")
      return answer(await instructionOf(platform, orderCode));
    if (payment.deadline <= platform.clock.now()) return answer(failure("ORDER_CANNOT_BE_PAID"));
    if (!channel.provider) return answer(await awaitCash(platform, attempt));
    if (channel.kind === "CARD" && !cardToken && attempt.charge === "unasked")
      return answer(failure("PAYMENT_INVALID"));
    if (attempt.claimed) return { next: "wait" };
    if (channel.kind === "CARD" && !(await countCardTry(platform, foldEmail(payment.customer.email), cardTries)))
      return answer(failure("TOO_MANY_REQUESTS", { seconds: cardTries.within / seconds(1) }));
    const claim = uuidv7();
    await claimCharge(platform, attempt.providerOrderId, claim, chargeLease);
    const wish = wishOf(platform, payment, attempt, channel.provider, cardToken);
    const about = aboutOf(wish, attempt, channel.kind);
    return { next: "charge", claim, wish, about, askedBefore: attempt.charge === "asked" };
  });
}

function answer(outcome: Outcome<PaymentInstruction>): Prepared {
  return { next: "answer", outcome };
}

type AttemptName = Pick<Attempt, "orderCode" | "providerOrderId" | "channelCode">;

function aboutOf({ amount, deadline }: ChargeWish, attempt: AttemptName, kind: PaymentKind): ReadyCharge["about"] {
  const { orderCode, channelCode } = attempt;
  return { orderCode, channelCode, kind, amount, deadline };
}

function wishOf(
  platform: Platform,
  payment: Pick<FirstCharge, "amount" | "customer" | "items" | "deadline">,
  attempt: AttemptName,
  method: ProviderMethod,
  cardToken: string | undefined,
): ChargeWish {
  const finish = new URL("/pay-callback", platform.configuration.STOREFRONT_URL);
  finish.searchParams.set("order", attempt.orderCode);
  return {
    providerOrderId: attempt.providerOrderId,
    amount: rupiah(payment.amount),
    method,
    customer: payment.customer,
    items: payment.items,
    now: platform.clock.now(),
    deadline: payment.deadline,
    cardToken,
    finishAddress: finish.href,
  };
}

/** Cash waits for the door or the store; nobody is asked. */
async function awaitCash(platform: Platform, attempt: Attempt): Promise<Outcome<PaymentInstruction>> {
  const { orderCode, providerOrderId } = attempt;
  await raiseAttempt(platform, providerOrderId, "PENDING");
  await updatePayment(platform, orderCode, { status: "PENDING" });
  return instructionOf(platform, orderCode);
}

/** What the shopper needs to pay, as it was written down. */
export async function instructionOf(platform: Platform, orderCode: string): Promise<Outcome<PaymentInstruction>> {
  const payment = (await selectPayments(platform, [orderCode])).get(orderCode);
  if (!payment || !(isOpen(payment.status) || payment.status === "PAID")) return failure("ORDER_CANNOT_BE_PAID");
  return payment.instruction ? success(payment.instruction) : failure("PAYMENT_UNAVAILABLE");
}
