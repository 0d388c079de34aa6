import { html } from "@gelora/locale/html.ts";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendPage } from "../../console/page.ts";
import { steering } from "../../platform/requests.ts";
import { chosenAccount } from "../domain/accounts.ts";
import type { Merchant } from "../domain/merchants.ts";
import { accountPicker } from "../pages/account-picker.ts";
import { type AuthorizationRequest, readAuthorizationRequest, wayBack } from "./authorization-request.ts";
import { type Codes, createCodes } from "./codes.ts";
import { createIdTokens } from "./id-tokens.ts";
import { mountTokenEndpoint } from "./token-endpoint.ts";

const signInPath = "/google/o/oauth2/v2/auth";

/**
 * Google as an OpenID provider (developers.google.com/identity/openid-connect/openid-connect), with
 * one page where a person picks an account.
 */
export async function mountGoogle(server: FastifyInstance, publicUrl: string, merchants: readonly Merchant[]) {
  const issuer = `${publicUrl}/google`;
  const tokens = await createIdTokens(issuer);
  const codes = createCodes();
  server.get("/google/.well-known/openid-configuration", async () => ({
    issuer,
    authorization_endpoint: `${publicUrl}${signInPath}`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/certs`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    scopes_supported: ["openid", "email", "profile"],
    token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
    claims_supported: [
      "aud",
      "email",
      "email_verified",
      "exp",
      "family_name",
      "given_name",
      "iat",
      "iss",
      "name",
      "sub",
    ],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    grant_types_supported: ["authorization_code"],
  }));
  server.get("/google/certs", async () => ({ keys: tokens.keys }));
  mountSignInPage(server, merchants, codes, issuer);
  mountTokenEndpoint(server, { codes, tokens, findMerchant: (id, secret) => knownMerchant(merchants, id, secret) });
}

function knownMerchant(merchants: readonly Merchant[], id: string, secret: string): Merchant | undefined {
  return merchants.find((merchant) => merchant.id === id && sameSecret(merchant.secret, secret));
}

function mountSignInPage(server: FastifyInstance, merchants: readonly Merchant[], codes: Codes, issuer: string): void {
  /** Back to the merchant; `iss` names the issuer (RFC 9207). */
  const goBack = (reply: FastifyReply, redirectUri: string, answer: Readonly<Record<string, string | undefined>>) =>
    reply.redirect(wayBack(redirectUri, { ...answer, iss: issuer }), 303);
  /** Calls `then` for a valid request, else reports the error to whom it concerns. */
  const withRequest = (
    request: FastifyRequest,
    reply: FastifyReply,
    then: (merchant: Merchant, asked: AuthorizationRequest) => FastifyReply,
  ): FastifyReply => {
    const fields = steering(request);
    const read = readAuthorizationRequest(fields, merchants);
    if ("complaint" in read)
      return sendPage(reply, { title: "Access blocked", status: 400, body: html`<p>${read.complaint}</p>` });
    if ("request" in read) return then(read.merchant, read.request);
    const state = typeof fields.state === "string" ? fields.state : undefined;
    return goBack(reply, read.merchant.redirectUri, { error: read.error, state });
  };
  server.get(signInPath, async (request, reply) =>
    withRequest(request, reply, (merchant, asked) => picker(reply, merchant, asked)),
  );
  server.post(signInPath, async (request, reply) =>
    withRequest(request, reply, (merchant, asked) => {
      const form = steering(request);
      const { redirect_uri: redirectUri, state } = asked;
      if (form.account === "cancel") return goBack(reply, redirectUri, { error: "access_denied", state });
      const account = chosenAccount(form);
      if (!account) return picker(reply, merchant, asked, "Please give an email address and a first name.");
      const code = codes.issue({ account, request: asked });
      return goBack(reply, redirectUri, { code, scope: asked.scope, state });
    }),
  );
}

function picker(reply: FastifyReply, merchant: Merchant, asked: AuthorizationRequest, complaint?: string) {
  const hidden = Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const unconfirmed = "address not confirmed";
  return sendPage(reply, {
    title: "Sign in with Google",
    status: complaint ? 422 : 200,
    body: accountPicker({ merchant: merchant.name, action: signInPath, hidden, unconfirmed, complaint }),
  });
}
