import { type ClubLinkReport, clubLinksPath, clubLinksProgram } from "@gelora/contracts/club-links.ts";
import {
  type ClubLoginAnswer,
  type ClubLoginQuestion,
  clubLoginAnswer,
  clubLoginPath,
} from "@gelora/contracts/club-login.ts";
import { clubGatewayProgram } from "@gelora/contracts/session-lookup.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { seconds } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { callShop } from "../../../platform/call-shop.ts";
import type { Platform } from "../../../platform/platform.ts";

/** A shopper is waiting for the answer. */
const timeout = seconds(2);

/** Stops calls to the shop for a while after it failed. */
export const shopBreaker = platformPart("the circuit breaker of the shop", () => createCircuitBreaker("shop"));

/**
 * The outbox's way, past the circuit breaker: of many reports that wait for a shop that comes back,
 * the breaker would let one through and have all others wait once more.
 * @throws ProviderError when the shop did not take it in
 */
export async function tellShop(platform: Platform, report: ClubLinkReport): Promise<void> {
  const call = { path: clubLinksPath, program: clubLinksProgram, body: report, timeout, isRepeatable: true };
  const { status } = await callShop(platform, call);
  if (status !== 200) throw new ProviderError("shop", `answered ${status}`, false);
}

/** The same while a shopper waits, who does not wait for a shop that did not answer others. */
export function tellShopAtOnce(platform: Platform, report: ClubLinkReport): Promise<void> {
  return shopBreaker.of(platform).run(() => tellShop(platform, report));
}

/** @throws ProviderError when the shop does not answer in time, or not as agreed */
export async function openShopSession(platform: Platform, question: ClubLoginQuestion): Promise<ClubLoginAnswer> {
  return shopBreaker.of(platform).run(async () => {
    const { credentials, ...rest } = question;
    const body = credentials ? { ...rest, credentials } : rest;
    const call = { path: clubLoginPath, program: clubGatewayProgram, body, timeout };
    // Twice would leave a session that nobody has.
    const answer = await callShop(platform, { ...call, isRepeatable: false });
    const parsed = clubLoginAnswer.safeParse(answer.body);
    // The answer holds secrets, so no part of it goes into the error.
    if (answer.status !== 200 || !parsed.success) throw new ProviderError("shop", `answered ${answer.status}`, true);
    return parsed.data;
  });
}
