import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { flowOf } from "../../verification/verification.ts";
import { socialProvidersOf } from "../providers/providers-of.ts";
import type { ProvenIdentity } from "../providers/social-providers.ts";
import { takeFlow } from "../storage/social-flows.ts";
import { believe } from "./believe.ts";
import { flowSecrets } from "./flow-secrets.ts";
import { googleRedirectUri } from "./google-redirect-uri.ts";

export type GoogleReturn = {
  readonly state: string;
  readonly code: string;
  readonly iss?: string | null | undefined;
};

export type FinishedGoogleLogin = {
  readonly idToken: string;
  readonly identity: ProvenIdentity;
  readonly redirectUrl: string | undefined;
};

/**
 * Trades the code that a browser came back with for Google's ID token. One conditional write takes the flow before anything is asked, so that of two tabs, or two calls, with the same
 * address one trades and the other is refused (I-15); no transaction is held while Google is asked. A flow that was taken is used up, whatever came of it.
 */
export async function finishGoogleLogin(
  context: RequestContext,
  { state, code, iss }: GoogleReturn,
): Promise<Outcome<FinishedGoogleLogin>> {
  const { platform } = context;
  const { google } = socialProvidersOf(platform);
  const begun = google && (await takeFlow(platform, flowOf(context), state));
  if (!google || !begun) return failure("SOCIAL_FAILED");
  const { nonce, verifier } = flowSecrets(state, platform.configuration.SERVICE_SECRET);
  const flow = { redirectUri: googleRedirectUri(platform), state, nonce, verifier };
  const traded = await believe(platform, () => google.tradeCode(flow, { code, iss: iss ?? undefined }));
  if (!traded.ok) return traded;
  const verified = await believe(platform, () => google.verify(traded.value, platform.clock.now()));
  if (!verified.ok) return verified;
  return success({ idToken: traded.value, identity: verified.value.identity, redirectUrl: begun.redirectUrl });
}
