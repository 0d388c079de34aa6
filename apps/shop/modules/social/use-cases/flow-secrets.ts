import { createHmac } from "node:crypto";

/**
 * The secrets of one sign-in at Google follow from its state and a secret of ours, so that none of them has to be kept: the state travels with the browser, and what stands in the
 * database opens nothing.
 * @param state 256 random bits as text
 */
export function flowSecrets(
  state: string,
  serviceSecret: string,
): { readonly nonce: string; readonly verifier: string } {
  const derive = (purpose: string): string =>
    createHmac("sha256", serviceSecret).update(`social sign-in ${purpose} ${state}`).digest("base64url");
  return { nonce: derive("nonce"), verifier: derive("verifier") };
}
