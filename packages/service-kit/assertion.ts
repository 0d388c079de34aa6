import { createHmac, hash, randomUUID } from "node:crypto";
import { z } from "zod";
import { seconds } from "./durations.ts";
import { sameSecret } from "./secret-token.ts";

/**
 * What one of our services states when it calls another: its own name (issuer), on whose behalf it
 * calls (principal) and whom it calls (audience). The signature covers the method, the path and the
 * body. Valid for one minute and for one use: see used-assertions.ts.
 */
export const assertionHeader = "gelora-assertion";
const lifetime = seconds(60);
/** How far the issuer's clock may be ahead of the receiver's. */
const tolerance = seconds(5);

export type AssertedRequest = { readonly method: string; readonly path: string; readonly body: string };

const assertionShape = z.object({
  id: z.uuid(),
  issuer: z.string().min(1),
  audience: z.string().min(1),
  principal: z.object({ kind: z.string().min(1), code: z.string() }),
  /** Milliseconds since 1970. */
  issuedAt: z.number().int(),
  expiresAt: z.number().int(),
});

export type Assertion = z.infer<typeof assertionShape>;

/** @returns the header to send */
export function signAssertion(
  request: AssertedRequest,
  caller: Pick<Assertion, "issuer" | "audience" | "principal">,
  secret: string,
  now: Date,
): Record<string, string> {
  const issuedAt = now.getTime();
  const assertion: Assertion = { id: randomUUID(), ...caller, issuedAt, expiresAt: issuedAt + lifetime };
  const claims = Buffer.from(JSON.stringify(assertion)).toString("base64url");
  return { [assertionHeader]: `${claims}.${signatureOf(request, claims, secret)}` };
}

/**
 * @returns the caller's claims; undefined when the assertion is not signed with this secret for
 * this request, is meant for another service, or is not valid now
 */
export function readAssertion(
  request: AssertedRequest,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  receiver: { readonly audience: string; readonly secret: string; readonly now: Date },
): Assertion | undefined {
  const header = headers[assertionHeader];
  if (typeof header !== "string") return undefined;
  const [claims = "", signature = "", ...more] = header.split(".");
  if (more.length > 0 || !sameSecret(signature, signatureOf(request, claims, receiver.secret))) return undefined;
  const assertion = assertionShape.safeParse(JSON.parse(Buffer.from(claims, "base64url").toString("utf8")));
  if (!assertion.success || assertion.data.audience !== receiver.audience) return undefined;
  const { issuedAt, expiresAt } = assertion.data;
  const now = receiver.now.getTime();
  const isValidNow = issuedAt <= now + tolerance && now < expiresAt && expiresAt - issuedAt <= lifetime;
  return isValidNow ? assertion.data : undefined;
}

/** The first word separates these signatures from anything else signed with the secret. */
function signatureOf({ method, path, body }: AssertedRequest, claims: string, secret: string): string {
  const bodyDigest = hash("sha256", body, "hex");
  return createHmac("sha256", secret)
    .update([assertionHeader, claims, method, path, bodyDigest].join("\n"))
    .digest("base64url");
}
