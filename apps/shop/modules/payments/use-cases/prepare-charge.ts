import { foldEmail } from "@gelora/locale/email.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import type { ProviderMethod } from "../domain/channel.ts";
import { findChannel } from "../domain/find-channel.ts";
import type { NewPayment, PaymentInstruction, PaymentKind } from "../domain/payment.ts";
import { isOpen } from "../domain/payment-states.ts";
import type { ChargeWish } from "../providers/payment-provider.ts";
import { type Attempt, claimCharge, raiseAttempt, selectAttemptsOf } from "../storage/attempts.ts";
import { countCardTry } from "../storage/card-tries.ts";
import { paymentsOf } from "../storage/read-payments.ts";
import { idAtProvider, lockPayment, updatePayment } from "../storage/write-payments.ts";

/** Longer than a status request, a charge and another status request take together. */
export const chargeLease = seconds(20);
/** The most card tries by one person: more indicates card testing (abuse case AC-44). */
const cardTries = { most: 10, within: minutes(60) };

/**
 * The next step for a payment: return the known instruction, wait for a concurrent charge, or
 * charge.
 */
export type Prepared =
  | { readonly next: "answer"; readonly outcome: Outcome<PaymentInstruction> }
  | { readonly next: "wait" }
  | {
      readonly next: "charge";
      readonly claim: string;
      readonly wish: ChargeWish;
      /** True when an earlier charge has no recorded result. */
      readonly askedBefore: boolean;
      /** The part of the instruction that does not depend on the provider. */
      readonly about: Pick<PaymentInstruction, "orderCode" | "amount" | "channelCode" | "kind" | "deadline">;
    };

/** The claim to charge, and what to request. */
export type ReadyCharge = Extract<Prepared, { next: "charge" }>;

/**
 * The claim to charge a payment that is being opened: anyone who opens it is the first to charge
 * it. Undefined for cards, which need a token and are rate-limited, and for cash, which nobody is
 * asked for.
 */
export function firstCharge(platform: Platform, payment: NewPayment): ReadyCharge | undefined {
  const { orderCode, channelCode } = payment;
  const channel = findChannel(channelCode);
  if (!channel?.provider || channel.kind === "CARD") return undefined;
  const attempt = { orderCode, providerOrderId: idAtProvider(orderCode, 1), channelCode };
  const wish = wishOf(platform, payment, attempt, { method: channel.provider });
  return { next: "charge", claim: uuidv7(), wish, about: aboutOf(wish, attempt, channel.kind), askedBefore: false };
}

/** Locks the payment's row while it decides whether to charge, and takes the claim. */
export async function prepareCharge(
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
    const wish = wishOf(platform, payment, attempt, { method: channel.provider, cardToken });
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
  payment: Pick<NewPayment, "customer" | "items" | "deadline"> & { readonly amount: number },
  attempt: AttemptName,
  { method, cardToken }: { readonly method: ProviderMethod; readonly cardToken?: string | undefined },
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

/** Cash waits for the door or the store, without a provider. */
async function awaitCash(platform: Platform, attempt: Attempt): Promise<Outcome<PaymentInstruction>> {
  const { orderCode, providerOrderId } = attempt;
  await raiseAttempt(platform, providerOrderId, "PENDING");
  await updatePayment(platform, orderCode, { status: "PENDING" });
  return instructionOf(platform, orderCode);
}

/** What the shopper needs to pay, as stored. */
export async function instructionOf(platform: Platform, orderCode: string): Promise<Outcome<PaymentInstruction>> {
  const payment = (await paymentsOf(platform, [orderCode])).get(orderCode);
  if (!payment || !(isOpen(payment.status) || payment.status === "PAID")) return failure("ORDER_CANNOT_BE_PAID");
  return payment.instruction ? success(payment.instruction) : failure("PAYMENT_UNAVAILABLE");
}
