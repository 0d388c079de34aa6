import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import type { Platform } from "../../platform/platform.ts";

/**
 * The club's answer; undefined when it is silent, slow or answers nonsense, which is logged. Nobody
 * waits for the club: the caller goes on without.
 * @throws what is no fault of the club
 */
export async function orNothing<Value>(platform: Platform, ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error }, "the club gave no answer");
    return undefined;
  }
}
