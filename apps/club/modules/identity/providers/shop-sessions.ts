import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import {
  clubGatewayProgram,
  type SessionLookupQuestion,
  sessionLookupAnswer,
  sessionLookupPath,
} from "@gelora/contracts/session-lookup.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { type CircuitBreaker, createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { seconds } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import { callShop } from "../../../platform/call-shop.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type BriefCache, createBriefCache } from "../storage/brief-cache.ts";

/** A shopper is waiting for the answer. */
const timeout = seconds(1.5);

type ShopSessions = { readonly breaker: CircuitBreaker; readonly known: BriefCache<AssertedPrincipal> };

/** The shop's word on who is calling. */
export const shopSessions = platformPart(
  "the sessions of the shop",
  ({ clock }: Platform): ShopSessions => ({
    breaker: createCircuitBreaker("shop"),
    known: createBriefCache(() => clock.now().getTime()),
  }),
);

/**
 * The principal whose session these credentials open.
 * @returns undefined when they open none
 * @throws ProviderError when the shop does not answer in time, or not as agreed
 */
export async function askShop(
  platform: Platform,
  credentials: SessionLookupQuestion,
): Promise<AssertedPrincipal | undefined> {
  const { breaker, known } = shopSessions.of(platform);
  const key = digestOfToken(JSON.stringify(credentials));
  return known.find(key, () => breaker.run(() => lookUp(platform, credentials)));
}

async function lookUp(platform: Platform, credentials: SessionLookupQuestion): Promise<AssertedPrincipal | undefined> {
  const call = { path: sessionLookupPath, program: clubGatewayProgram, body: credentials, timeout };
  const answer = await callShop(platform, { ...call, isRepeatable: true });
  const parsed = sessionLookupAnswer.safeParse(answer.body);
  if (answer.status !== 200 || !parsed.success) throw new ProviderError("shop", `answered ${answer.status}`, false);
  return parsed.data.principal ?? undefined;
}
