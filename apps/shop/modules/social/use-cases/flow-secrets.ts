import { createHmac } from "node:crypto";

/**
 * The secrets of one sign-in at Google are derived from its state and a secret of ours, so none has
 * to be stored: the state travels with the browser, and the database holds nothing usable.
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
