import { clubLookupAnswer, clubLookupPath } from "@gelora/contracts/club-lookup.ts";
import { callProvider, ProviderError } from "@gelora/service-kit/call-provider.ts";
import { type CircuitBreaker, createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { seconds } from "@gelora/service-kit/durations.ts";
import { signRequest } from "@gelora/service-kit/signed-request.ts";
import type { ShopConfiguration } from "../../../platform/configuration.ts";
import type { Platform } from "../../../platform/platform.ts";

/** A person waits for the answer behind a button. */
const patience = seconds(1.5);

const breakers = new WeakMap<ShopConfiguration, CircuitBreaker>();

/** @throws ProviderError when the club does not answer in time, or something else than yes or no */
export async function askClub(platform: Platform, mobile: string): Promise<boolean> {
  return breakerOf(platform).run(async () => {
    const { CLUB_URL, SERVICE_SECRET } = platform.configuration;
    const question = { mobile };
    const headers = signRequest(
      { method: "POST", path: clubLookupPath, body: JSON.stringify(question) },
      SERVICE_SECRET,
      platform.clock.now(),
    );
    const address = new URL(clubLookupPath, CLUB_URL).href;
    const answer = await callProvider("club", address, { method: "POST", headers, body: question, timeout: patience });
    const told = clubLookupAnswer.safeParse(answer.body);
    if (answer.status !== 200 || !told.success) throw new ProviderError("club", `answered ${answer.status}`, false);
    return told.data.isMember;
  });
}

/** One for each shop, because it remembers. */
function breakerOf({ configuration }: Platform): CircuitBreaker {
  const known = breakers.get(configuration);
  if (known) return known;
  const breaker = createCircuitBreaker("club");
  breakers.set(configuration, breaker);
  return breaker;
}
