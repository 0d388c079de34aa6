import { isOwnPath } from "@gelora/contracts/own-path.ts";
import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { flowOf } from "../../verification/verification.ts";
import { socialProviders } from "../providers/providers-of.ts";
import { insertFlow } from "../storage/social-flows.ts";
import { askProvider } from "./ask-provider.ts";
import { flowSecrets } from "./flow-secrets.ts";
import { googleRedirectUri } from "./google-redirect-uri.ts";

const longestPath = 1000;

/**
 * Begins a sign-in at Google: state and nonce are bound to the caller, so one browser's code is
 * useless in another (AC-17). Takes no lock.
 * @param asked where the person wants to go afterwards; ignored unless it is a path of ours
 * @returns the address that the browser goes to
 */
export async function startGoogleLogin(
  context: RequestContext,
  asked: string | null | undefined,
): Promise<Outcome<string>> {
  const { platform } = context;
  const { google } = socialProviders.of(platform);
  if (!google) return failure("SOCIAL_FAILED");
  const state = newSecretToken();
  const { nonce, verifier } = flowSecrets(state, platform.configuration.SERVICE_SECRET);
  const address = await askProvider(platform, () =>
    google.signInAddress({ redirectUri: googleRedirectUri(platform), state, nonce, verifier }),
  );
  if (!address.ok) return address;
  const redirectUrl = asked && asked.length <= longestPath && isOwnPath(asked) ? asked : undefined;
  await insertFlow(platform, { flow: flowOf(context), state, nonce, redirectUrl });
  return address;
}
