import { type ClubErasure, clubErasurePath } from "@gelora/contracts/club-erasure.ts";
import { type ClubLookupAnswer, clubLookupAnswer, clubLookupPath } from "@gelora/contracts/club-lookup.ts";
import {
  type ClubPointsAnswer,
  type ClubPointsHold,
  type ClubPointsReport,
  clubBalanceAnswer,
  clubBalancePath,
  clubPointsAnswer,
  clubPointsPath,
} from "@gelora/contracts/club-points.ts";
import { type ClubSignOut, clubSignOutPath } from "@gelora/contracts/club-sign-out.ts";
import { clubTierAnswer, clubTierPath } from "@gelora/contracts/club-tier.ts";
import { type AssertedPrincipal, clubService, shopService } from "@gelora/contracts/service-caller.ts";
import { serviceEventsPath } from "@gelora/contracts/service-events.ts";
import { signAssertion } from "@gelora/service-kit/assertion.ts";
import { callProvider, callTwiceIfClosed, ProviderError } from "@gelora/service-kit/call-provider.ts";
import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { type Milliseconds, seconds } from "@gelora/service-kit/durations.ts";
import type { JsonValue } from "@gelora/service-kit/json-value.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { codeOf, type Principal, program } from "../../../platform/principal.ts";

/** A shopper is waiting for the answer. */
export const shopperTimeout = seconds(1.5);
export const outboxTimeout = seconds(5);

/**
 * A full queue of comparisons takes longer than other answers. Anyone who fills it must not have
 * the circuit breaker cut the others off.
 */
const pinTimeout = seconds(6);

/** Stops calls to the club for a while after it failed. */
export const clubBreaker = platformPart("the circuit breaker of the club", () => createCircuitBreaker("club"));

/** @throws ProviderError when the club does not answer in time, or not with yes or no */
export function askClub(platform: Platform, principal: Principal, mobile: string): Promise<ClubLookupAnswer> {
  const question = { path: clubLookupPath, body: { mobile }, timeout: shopperTimeout, answer: clubLookupAnswer };
  return clubBreaker.of(platform).run(() => askTwiceIfClosed(platform, principalOf(principal), question));
}

/**
 * What a member may spend; null when the account has no member in the club.
 * @throws ProviderError when the club does not answer in time, or not as agreed
 */
export async function askBalance(platform: Platform, accountCode: string): Promise<number | null> {
  const question = { path: clubBalancePath, body: {}, timeout: shopperTimeout, answer: clubBalanceAnswer };
  const answer = await clubBreaker.of(platform).run(() => askTwiceIfClosed(platform, memberOf(accountCode), question));
  return answer.available;
}

/**
 * The tier of a member; null when the account has no member in the club.
 * @throws ProviderError when the club does not answer in time, or not as agreed
 */
export async function askTier(platform: Platform, accountCode: string): Promise<string | null> {
  const question = { path: clubTierPath, body: {}, timeout: shopperTimeout, answer: clubTierAnswer };
  const answer = await clubBreaker.of(platform).run(() => askTwiceIfClosed(platform, memberOf(accountCode), question));
  return answer.tierCode;
}

/**
 * Holds points for a member, while their shopper waits. With a PIN it is asked once, over a
 * connection of its own, since a repeated question could be another try.
 * @throws ProviderError when the club does not answer in time, or not as agreed: it may have held
 */
export function holdPoints(platform: Platform, accountCode: string, hold: ClubPointsHold): Promise<ClubPointsAnswer> {
  const question = { path: clubPointsPath, body: hold, timeout: shopperTimeout, answer: clubPointsAnswer };
  const member = memberOf(accountCode);
  return clubBreaker
    .of(platform)
    .run(() =>
      "pin" in hold
        ? callClub(platform, member, { ...question, timeout: pinTimeout }, true)
        : askTwiceIfClosed(platform, member, question),
    );
}

/**
 * Reports what became of an order with points.
 * @throws ProviderError when the club did not take it: the outbox then retries
 */
export function tellPoints(platform: Platform, report: ClubPointsReport): Promise<ClubPointsAnswer> {
  const message = { path: clubPointsPath, body: report, timeout: outboxTimeout, answer: clubPointsAnswer };
  return callClub(platform, principalOf(program("club-points")), message);
}

/** @throws ProviderError when the club did not accept the event */
export async function tellClub(platform: Platform, event: JsonValue): Promise<void> {
  const message = { path: serviceEventsPath, body: event, timeout: outboxTimeout, answer: z.unknown() };
  await callClub(platform, principalOf(program("club-events")), message);
}

/** @throws ProviderError when the club did not take it: the outbox then retries */
export async function tellSignOut(platform: Platform, signOut: ClubSignOut): Promise<void> {
  const message = { path: clubSignOutPath, body: signOut, timeout: outboxTimeout, answer: z.unknown() };
  await callClub(platform, principalOf(program("club-events")), message);
}

/** @throws ProviderError when the club did not take it: the outbox then retries */
export async function tellErasure(platform: Platform, erasure: ClubErasure): Promise<void> {
  const message = { path: clubErasurePath, body: erasure, timeout: outboxTimeout, answer: z.unknown() };
  await callClub(platform, principalOf(program("club-events")), message);
}

export const principalOf = (principal: Principal): AssertedPrincipal => ({
  kind: principal.kind,
  code: codeOf(principal),
});

const memberOf = (accountCode: string): AssertedPrincipal => ({ kind: "member", code: accountCode });

type Question<Answer> = {
  readonly path: string;
  readonly body: JsonValue;
  readonly timeout: Milliseconds;
  readonly answer: z.ZodType<Answer>;
};

/** A question that changes nothing at the club, or changes it once however often it is asked. */
export function askTwiceIfClosed<Answer>(
  platform: Platform,
  principal: AssertedPrincipal,
  question: Question<Answer>,
): Promise<Answer> {
  return callTwiceIfClosed((isFresh) => callClub(platform, principal, question, isFresh));
}

/**
 * Each call has its own assertion, since the club accepts each only once.
 * @throws ProviderError when the club does not answer in time, or not as agreed
 */
export async function callClub<Answer>(
  platform: Platform,
  principal: AssertedPrincipal,
  { path, body, timeout, answer: shape }: Question<Answer>,
  isFresh = false,
): Promise<Answer> {
  const { CLUB_URL, SERVICE_SECRET } = platform.configuration;
  const headers = signAssertion(
    { method: "POST", path, body: JSON.stringify(body) },
    { issuer: shopService, audience: clubService, principal },
    SERVICE_SECRET,
    platform.clock.now(),
  );
  const request = { method: "POST", headers, body, timeout, isFresh } as const;
  const answer = await callProvider("club", new URL(path, CLUB_URL).href, request);
  const parsed = shape.safeParse(answer.body);
  if (answer.status !== 200 || !parsed.success) throw new ProviderError("club", `answered ${answer.status}`, false);
  return parsed.data;
}
