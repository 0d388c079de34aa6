import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { flowOf } from "../../verification/verification.ts";
import { socialProviders } from "../providers/providers-of.ts";
import type { ProvenIdentity } from "../providers/social-providers.ts";
import { takeFlow } from "../storage/social-flows.ts";
import { askProvider } from "./ask-provider.ts";
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
 * Exchanges the browser's code for Google's ID token. A conditional write takes the flow before the
 * call, so of two tabs or calls with the same address one exchanges the code and the other is
 * refused (I-15); no transaction is open during the call. A taken flow is used up, whatever the
 * result.
 */
export async function finishGoogleLogin(
  context: RequestContext,
  { state, code, iss }: GoogleReturn,
): Promise<Outcome<FinishedGoogleLogin>> {
  const { platform } = context;
  const { google } = socialProviders.of(platform);
  const begun = google && (await takeFlow(platform, flowOf(context), state));
  if (!google || !begun) return failure("SOCIAL_FAILED");
  const { nonce, verifier } = flowSecrets(state, platform.configuration.SERVICE_SECRET);
  const flow = { redirectUri: googleRedirectUri(platform), state, nonce, verifier };
  const traded = await askProvider(platform, () => google.tradeCode(flow, { code, iss: iss ?? undefined }));
  if (!traded.ok) return traded;
  const verified = await askProvider(platform, () => google.verify(traded.value, platform.clock.now()));
  if (!verified.ok) return verified;
  return success({ idToken: traded.value, identity: verified.value.identity, redirectUrl: begun.redirectUrl });
}
