import { z } from "zod";
import type { Merchant } from "../domain/merchants.ts";

/**
 * The parameters of the sign-in page (OpenID Connect Core 3.1.2.1, RFC 7636). Google does not
 * require PKCE of confidential clients; we do.
 */
const requestSchema = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal("code"),
  scope: z.string().refine((text) => text.split(" ").includes("openid")),
  state: z.string().max(500).optional(),
  nonce: z.string().max(500).optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal("S256"),
});
export type AuthorizationRequest = z.infer<typeof requestSchema>;

export type ReadRequest =
  | { readonly merchant: Merchant; readonly request: AuthorizationRequest }
  /** Shown to the person here: never redirect to an address that is not the merchant's. */
  | { readonly complaint: string }
  /** Reported to the merchant by a redirect. */
  | { readonly merchant: Merchant; readonly error: "invalid_request" | "unsupported_response_type" };

export function readAuthorizationRequest(fields: Record<string, unknown>, merchants: readonly Merchant[]): ReadRequest {
  const merchant = merchants.find(({ id }) => id === fields.client_id);
  if (!merchant) return { complaint: "Error 401: invalid_client. There is no such client." };
  if (fields.redirect_uri !== merchant.redirectUri)
    return { complaint: "Error 400: redirect_uri_mismatch. The address is not one of the client's." };
  const request = requestSchema.safeParse(fields);
  if (request.success) return { merchant, request: request.data };
  return {
    merchant,
    error: fields.response_type === "code" ? "invalid_request" : "unsupported_response_type",
  };
}

/** The merchant's address with the result and its own state. */
export function wayBack(redirectUri: string, answer: Readonly<Record<string, string | undefined>>): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) address.searchParams.set(name, value);
  return address.href;
}
