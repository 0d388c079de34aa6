import { clubLookupAnswer, clubLookupPath } from "@gelora/contracts/club-lookup.ts";
import { clubService, shopService } from "@gelora/contracts/service-caller.ts";
import { serviceEventsPath } from "@gelora/contracts/service-events.ts";
import { signAssertion } from "@gelora/service-kit/assertion.ts";
import { callProvider, type ProviderAnswer, ProviderError } from "@gelora/service-kit/call-provider.ts";
import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { type Milliseconds, seconds } from "@gelora/service-kit/durations.ts";
import type { JsonValue } from "@gelora/service-kit/json-value.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { codeOf, type Principal, program } from "../../../platform/principal.ts";

/** A shopper is waiting for the answer. */
const lookupTimeout = seconds(1.5);
const eventTimeout = seconds(5);

/** Stops calls to the club for a while after it failed. */
export const clubBreaker = platformPart("the circuit breaker of the club", () => createCircuitBreaker("club"));

/** @throws ProviderError when the club does not answer in time, or not with yes or no */
export async function askClub(platform: Platform, principal: Principal, mobile: string): Promise<boolean> {
  return clubBreaker.of(platform).run(async () => {
    const question = { path: clubLookupPath, body: { mobile }, timeout: lookupTimeout };
    const answer = await callClub(platform, principal, question);
    const told = clubLookupAnswer.safeParse(answer.body);
    if (answer.status !== 200 || !told.success) throw new ProviderError("club", `answered ${answer.status}`, false);
    return told.data.isMember;
  });
}

/** @throws ProviderError when the club did not accept the event: the outbox then retries */
export async function tellClub(platform: Platform, event: JsonValue): Promise<void> {
  const message = { path: serviceEventsPath, body: event, timeout: eventTimeout };
  const answer = await callClub(platform, program("club-events"), message);
  if (answer.status !== 200) throw new ProviderError("club", `answered ${answer.status}`, false);
}

/** Each call has its own assertion, since the club accepts each only once. */
function callClub(
  platform: Platform,
  principal: Principal,
  { path, body, timeout }: { readonly path: string; readonly body: JsonValue; readonly timeout: Milliseconds },
): Promise<ProviderAnswer> {
  const { CLUB_URL, SERVICE_SECRET } = platform.configuration;
  const headers = signAssertion(
    { method: "POST", path, body: JSON.stringify(body) },
    {
      issuer: shopService,
      audience: clubService,
      principal: { kind: principal.kind, code: codeOf(principal) },
    },
    SERVICE_SECRET,
    platform.clock.now(),
  );
  return callProvider("club", new URL(path, CLUB_URL).href, { method: "POST", headers, body, timeout });
}
