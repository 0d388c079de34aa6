import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { socialProviders } from "../providers/providers-of.ts";
import type { ProvenIdentity } from "../providers/social-providers.ts";
import { spendNonce } from "../storage/social-flows.ts";
import { spendToken } from "../storage/spent-tokens.ts";
import { askProvider } from "./ask-provider.ts";

export type ThirdPartyToken = {
  readonly channel: "google" | "facebook";
  readonly token: string;
  /** The user id claimed by the browser. It proves nothing, but must not contradict the token. */
  readonly claimedId: string;
};

export type Proven = {
  readonly identity: ProvenIdentity;
  /**
   * Uses up the token, in the caller's transaction. False when it is already used, or another's.
   */
  readonly spend: (flow: string) => Promise<boolean>;
};

/** Validates the token, by the provider or its signature. Takes no lock. */
export async function proveIdentity(platform: Platform, given: ThirdPartyToken): Promise<Outcome<Proven>> {
  const proven = await (given.channel === "google" ? byGoogle(platform, given) : byFacebook(platform, given));
  if (proven.ok && proven.value.identity.subject !== given.claimedId) return failure("SOCIAL_FAILED");
  return proven;
}

async function byGoogle(platform: Platform, { token }: ThirdPartyToken): Promise<Outcome<Proven>> {
  const { google } = socialProviders.of(platform);
  const verified = await askProvider(platform, async () => google?.verify(token, platform.clock.now()));
  if (!verified.ok) return verified;
  const { identity, nonce } = verified.value;
  return success({ identity, spend: (flow) => spendNonce(platform, flow, nonce) });
}

async function byFacebook(platform: Platform, { token }: ThirdPartyToken): Promise<Outcome<Proven>> {
  const { facebook } = socialProviders.of(platform);
  const identity = await askProvider(platform, async () => facebook?.verify(token, platform.clock.now()));
  return identity.ok ? success({ identity: identity.value, spend: () => spendToken(platform, token) }) : identity;
}
