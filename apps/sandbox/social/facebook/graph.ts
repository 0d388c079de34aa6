import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Merchant } from "../domain/merchants.ts";
import { type AccessToken, type AccessTokens, secretProof } from "./access-tokens.ts";

type Query = { Querystring: Readonly<Record<string, string | undefined>> };

/** Graph API: whose token it is, and what it permits. */
export function mountGraph(
  server: FastifyInstance,
  version: string,
  tokens: AccessTokens,
  merchants: readonly Merchant[],
): void {
  server.get<Query>(`/facebook/${version}/me`, async (request, reply) => {
    const token = bearerOf(request) ?? request.query.access_token ?? "";
    const known = tokens.find(token);
    const merchant = merchants.find(({ id }) => id === known?.appId);
    if (!known || !merchant) return refuse(reply, 190, "Invalid OAuth access token.");
    const proof = request.query.appsecret_proof;
    if (proof !== undefined && !sameSecret(proof, secretProof(token, merchant.secret)))
      return refuse(reply, 100, "Invalid appsecret_proof provided in the API argument");
    return fieldsOf(known, (request.query.fields ?? "id,name").split(","));
  });

  server.get<Query>(`/facebook/${version}/debug_token`, async (request, reply) => {
    const [appId = "", secret = ""] = (bearerOf(request) ?? request.query.access_token ?? "").split("|");
    const asking = merchants.find(({ id }) => id === appId);
    if (!asking || !sameSecret(asking.secret, secret))
      return refuse(reply, 190, "Invalid OAuth access token signature.");
    const known = tokens.find(request.query.input_token ?? "");
    if (!known) return { data: invalid(190, "Invalid OAuth access token.") };
    if (known.appId !== asking.id)
      return { data: invalid(100, "The App_id in the input_token did not match the Viewing App") };
    return { data: validityOf(known, asking) };
  });
}

/** Facebook omits an address that is not confirmed or that the person did not share. */
function fieldsOf({ account, userId, scopes }: AccessToken, asked: readonly string[]): Record<string, string> {
  const fields: Readonly<Record<string, string | undefined>> = {
    id: userId,
    name: `${account.givenName} ${account.familyName}`.trim(),
    first_name: account.givenName,
    last_name: account.familyName,
    email: account.emailConfirmed && scopes.includes("email") ? account.email : undefined,
  };
  return Object.fromEntries(["id", ...asked].flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])));
}

function validityOf(token: AccessToken, merchant: Merchant) {
  return {
    app_id: token.appId,
    type: "USER",
    application: merchant.name,
    expires_at: token.expiresAt,
    data_access_expires_at: token.expiresAt + 90 * 24 * 3600,
    is_valid: true,
    issued_at: token.issuedAt,
    scopes: token.scopes,
    user_id: token.userId,
  };
}

function invalid(code: number, message: string) {
  return { error: { code, message }, is_valid: false, scopes: [] };
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^(?:Bearer|OAuth) (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

function refuse(reply: FastifyReply, code: number, message: string): FastifyReply {
  return reply.code(400).send({ error: { message, type: "OAuthException", code, fbtrace_id: "sandbox" } });
}
