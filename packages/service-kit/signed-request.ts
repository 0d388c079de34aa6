import { createHash, createHmac } from "node:crypto";
import { minutes } from "./durations.ts";
import { sameSecret } from "./secret-token.ts";

/**
 * Requests between our own services. The signature covers the time, the method, the path and the body, so that none of them can be changed
 * on the way, and a copied request is refused after five minutes. Within these, the receiver's inbox refuses a message that it has already seen.
 */
export const signatureHeader = "gelora-signature";
export const signatureTimeHeader = "gelora-signature-time";
const tolerance = minutes(5);

export type SignableRequest = { readonly method: string; readonly path: string; readonly body: string };

/** @returns the two headers to send along */
export function signRequest(request: SignableRequest, secret: string, now: Date): Record<string, string> {
  const time = String(now.getTime());
  return { [signatureTimeHeader]: time, [signatureHeader]: signatureOf(request, time, secret) };
}

/** True when the request was signed with this secret, not longer than five minutes ago or ahead. */
export function isSignedRequest(
  request: SignableRequest,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  secret: string,
  now: Date,
): boolean {
  const time = headers[signatureTimeHeader];
  const signature = headers[signatureHeader];
  if (typeof time !== "string" || typeof signature !== "string") return false;
  if (!(Math.abs(now.getTime() - Number(time)) <= tolerance)) return false;
  return sameSecret(signature, signatureOf(request, time, secret));
}

function signatureOf(request: SignableRequest, time: string, secret: string): string {
  const bodyDigest = createHash("sha256").update(request.body).digest("hex");
  return createHmac("sha256", secret)
    .update([time, request.method, request.path, bodyDigest].join("\n"))
    .digest("base64url");
}
