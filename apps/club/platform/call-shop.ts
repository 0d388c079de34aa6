import { clubService, shopService } from "@gelora/contracts/service-caller.ts";
import { signAssertion } from "@gelora/service-kit/assertion.ts";
import { callProvider, callTwiceIfClosed, type ProviderAnswer } from "@gelora/service-kit/call-provider.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import type { JsonValue } from "@gelora/service-kit/json-value.ts";
import type { Platform } from "./platform.ts";

type ShopCall = {
  readonly path: string;
  /** The program of the club that calls. */
  readonly program: string;
  readonly body: JsonValue;
  readonly timeout: Milliseconds;
  /** True when the shop may carry it out twice: see `callTwiceIfClosed`. */
  readonly isRepeatable: boolean;
};

/**
 * A signed call to the shop, with any status. Each has its own assertion, since the shop accepts
 * each only once.
 * @throws ProviderError when the shop does not answer in time, or not with JSON
 */
export function callShop(platform: Platform, call: ShopCall): Promise<ProviderAnswer> {
  return call.isRepeatable
    ? callTwiceIfClosed((isFresh) => send(platform, call, isFresh))
    : send(platform, call, false);
}

function send(
  platform: Platform,
  { path, program, body, timeout }: ShopCall,
  isFresh: boolean,
): Promise<ProviderAnswer> {
  const { SHOP_URL, SERVICE_SECRET } = platform.configuration;
  const headers = signAssertion(
    { method: "POST", path, body: JSON.stringify(body) },
    { issuer: clubService, audience: shopService, principal: { kind: "program", code: program } },
    SERVICE_SECRET,
    platform.clock.now(),
  );
  return callProvider("shop", new URL(path, SHOP_URL).href, { method: "POST", headers, body, timeout, isFresh });
}
