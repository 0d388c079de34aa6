import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import type { Platform } from "../../../platform/platform.ts";

/**
 * Calls a provider. Its rejection and its silence are the same failure to the person, who can only
 * try again; silence is logged.
 */
export async function askProvider<Value>(
  platform: Platform,
  ask: () => Promise<Value | undefined>,
): Promise<Outcome<Value>> {
  try {
    const value = await ask();
    return value === undefined ? failure("SOCIAL_FAILED") : success(value);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const cause = error.cause instanceof Error ? error.cause.message : undefined;
    platform.log.warn(
      { provider: error.provider, reason: error.message, cause },
      "a social sign-in provider did not answer",
    );
    return failure("SOCIAL_FAILED");
  }
}
