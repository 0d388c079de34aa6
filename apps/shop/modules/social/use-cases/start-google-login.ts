import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { flowOf } from "../../verification/verification.ts";
import { isOwnPath } from "../domain/own-path.ts";
import { socialProvidersOf } from "../providers/providers-of.ts";
import { insertFlow } from "../storage/social-flows.ts";
import { believe } from "./believe.ts";
import { flowSecrets } from "./flow-secrets.ts";
import { googleRedirectUri } from "./google-redirect-uri.ts";

/**
 * Begins a sign-in at Google for this asker: state and nonce are bound to who asks, so that a code of one browser opens nothing in another (AC-17). Holds nothing.
 * @param asked where the person wants to go afterwards; only a path of our own is kept
 * @returns the address that the browser goes to
 */
export async function startGoogleLogin(
  context: RequestContext,
  asked: string | null | undefined,
): Promise<Outcome<string>> {
  const { platform } = context;
  const { google } = socialProvidersOf(platform);
  if (!google) return failure("SOCIAL_FAILED");
  const state = newSecretToken();
  const { nonce, verifier } = flowSecrets(state, platform.configuration.SERVICE_SECRET);
  const address = await believe(platform, () =>
    google.signInAddress({ redirectUri: googleRedirectUri(platform), state, nonce, verifier }),
  );
  if (!address.ok) return address;
  const redirectUrl = asked && isOwnPath(asked) ? asked : undefined;
  await insertFlow(platform, { flow: flowOf(context), state, nonce, redirectUrl });
  return address;
}
