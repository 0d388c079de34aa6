import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { milliseconds, seconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { mayTryAgain } from "../domain/attempts.ts";
import { waitBeforeAsking } from "../domain/next-ask.ts";
import type { PaymentInstruction } from "../domain/payment.ts";
import { isOpen } from "../domain/payment-states.ts";
import type { ProviderTransaction } from "../providers/payment-provider.ts";
import { paymentProvider } from "../providers/provider-of.ts";
import { endClaim } from "../storage/attempts.ts";
import { recordCharge } from "../storage/record-charge.ts";
import { idAtProvider, lockPayment } from "../storage/write-payments.ts";
import { openNextAttempt } from "./change-channel.ts";
import { instructionOf, prepareCharge, type ReadyCharge } from "./prepare-charge.ts";
import { askTopic } from "./topics.ts";

const lookAgainAfter = milliseconds(100);
const timeout = seconds(17);
/** A payment whose page was lost is charged again under a new id, at most this often. */
const mostRounds = 3;

type Round = Outcome<PaymentInstruction> | "again";

/**
 * Requests a payment from the provider, outside any transaction, and returns what the shopper needs
 * to pay. The current attempt is charged once, however often this is called: the database says who
 * may call the provider (a claim with a lease); the provider says whether a charge whose response
 * was lost has happened.
 * @returns failure PAYMENT_UNAVAILABLE when the provider does not answer (a retry is safe),
 * PAYMENT_DECLINED when it rejects the card, PAYMENT_INVALID for a card without its token,
 * ORDER_NOT_FOUND, ORDER_CANNOT_BE_PAID when the payment has ended, PAYMENT_CHANGES_OVER when the
 * page of the fifth attempt was lost, TOO_MANY_REQUESTS after ten cards within an hour (AC-44)
 */
export async function chargePayment(
  platform: Platform,
  orderCode: string,
  {
    cardToken,
    charge,
  }: {
    readonly cardToken?: string | undefined;
    /** Of the caller that has just opened the payment. */
    readonly charge?: ReadyCharge | undefined;
  } = {},
): Promise<Outcome<PaymentInstruction>> {
  if (platform.database.isInTransaction()) throw new Error("the provider must not be called inside a transaction");
  const first = charge && (await askForMoney(platform, charge));
  if (first && first !== "again") return first;
  const giveUpAt = Date.now() + timeout;
  for (let rounds = 0; rounds < mostRounds && Date.now() < giveUpAt; ) {
    const prepared = await prepareCharge(platform, orderCode, cardToken);
    if (prepared.next === "answer") return prepared.outcome;
    if (prepared.next === "wait") {
      await new Promise((resolve) => setTimeout(resolve, lookAgainAfter));
      continue;
    }
    rounds += 1;
    const round = await askForMoney(platform, prepared);
    if (round !== "again") return round;
  }
  return failure("PAYMENT_UNAVAILABLE");
}

async function askForMoney(platform: Platform, prepared: ReadyCharge): Promise<Round> {
  const { claim, wish } = prepared;
  const provider = paymentProvider.of(platform);
  /** True when the provider may have a charge under this id. */
  let charging = prepared.askedBefore;
  try {
    const held = prepared.askedBefore ? await provider.status(wish.providerOrderId) : undefined;
    if (held) return await recover(platform, prepared, held);
    // A card's token is required now, and only the earlier caller had it.
    if (wish.method.type === "credit_card" && !wish.cardToken)
      return await release(platform, prepared, failure("PAYMENT_INVALID"));
    const charged = await provider.charge(wish);
    charging = true;
    if (charged.result === "charged") return await record(platform, prepared, charged.transaction);
    if (charged.result === "card-refused") return await release(platform, prepared, failure("PAYMENT_DECLINED"));
    if (charged.result === "refused") {
      platform.log.error({ providerOrderId: wish.providerOrderId, reason: charged.reason }, "a charge was rejected");
      return await release(platform, prepared, failure("PAYMENT_UNAVAILABLE"));
    }
    const existing = await provider.status(wish.providerOrderId);
    if (existing) return await recover(platform, prepared, existing);
    return await release(platform, prepared, failure("PAYMENT_UNAVAILABLE"));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error, providerOrderId: wish.providerOrderId }, "charging failed");
    // Still "asked" if it may have happened: the next try asks for the status before it charges.
    const charge = charging || error.outcomeUnknown ? "asked" : "unasked";
    await endClaim(platform, wish.providerOrderId, claim, charge);
    return failure("PAYMENT_UNAVAILABLE");
  }
}

/** Nothing was charged for certain: another try may charge under the same id. */
async function release(
  platform: Platform,
  prepared: ReadyCharge,
  outcome: Outcome<PaymentInstruction>,
): Promise<Outcome<PaymentInstruction>> {
  await endClaim(platform, prepared.wish.providerOrderId, prepared.claim, "unasked");
  return outcome;
}

/**
 * A charge happened whose response was lost. The status includes numbers to type, but not pages and
 * codes to scan, so such a payment is given up and charged again under a new id.
 */
async function recover(platform: Platform, prepared: ReadyCharge, held: ProviderTransaction): Promise<Round> {
  const usable = held.details.vaNumber ?? held.details.billKey ?? held.details.paymentCode;
  if (usable !== undefined || held.state !== "pending") return record(platform, prepared, held);
  return platform.database.transaction(() => giveUp(platform, prepared));
}

/**
 * Opens another attempt in place of one whose page was lost. Locks the payment's row: the shopper
 * may have chosen another channel in the meantime, and then their choice stands.
 */
async function giveUp(platform: Platform, { about, claim, wish }: ReadyCharge): Promise<Round> {
  const payment = await lockPayment(platform, about.orderCode);
  const mine = await endClaim(platform, wish.providerOrderId, claim, "lost");
  if (!payment || !mine || !isOpen(payment.status)) return "again";
  if (idAtProvider(about.orderCode, payment.attempt) !== wish.providerOrderId) return "again";
  if (!mayTryAgain(payment)) return failure("PAYMENT_CHANGES_OVER");
  await openNextAttempt(platform, { ...about, attempt: payment.attempt + 1 });
  return "again";
}

/**
 * Stores the provider's response. A final status is not trusted from here: the status is requested,
 * and then reported to the order in one transaction.
 */
async function record(
  platform: Platform,
  { about, claim, wish }: ReadyCharge,
  { details, reference, state }: ProviderTransaction,
): Promise<Outcome<PaymentInstruction>> {
  const { orderCode } = about;
  const { providerOrderId } = wish;
  const charge = { orderCode, providerOrderId, claim, details, reference, askIn: waitBeforeAsking(0) };
  if (state === "pending") {
    const status = await recordCharge(platform, charge);
    return status === "PENDING" ? success({ ...details, ...about, status }) : instructionOf(platform, orderCode);
  }
  await platform.database.transaction(async () => {
    await recordCharge(platform, charge);
    await platform.outbox.write(askTopic, `payment-ask:${orderCode}`, { providerOrderId });
  });
  return state === "declined" ? failure("PAYMENT_DECLINED") : instructionOf(platform, orderCode);
}
