import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Merchant } from "../domain/merchants.ts";
import { type Codes, fitsChallenge } from "./codes.ts";
import type { IdTokens } from "./id-tokens.ts";

const formSchema = z.object({
  grant_type: z.string(),
  code: z.string().default(""),
  redirect_uri: z.string().default(""),
  code_verifier: z.string().default(""),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
});

/** `POST /google/token`: exchanges a code for an ID token (RFC 6749 4.1.3 and 5, RFC 7636). */
export function mountTokenEndpoint(
  server: FastifyInstance,
  endpoint: {
    readonly codes: Codes;
    readonly tokens: IdTokens;
    readonly findMerchant: (id: string, secret: string) => Merchant | undefined;
  },
): void {
  server.post("/google/token", async (request, reply) => {
    const form = formSchema.safeParse(request.body);
    if (!form.success) return refuse(reply, 400, "invalid_request");
    const { grant_type, code, redirect_uri, code_verifier, ...posted } = form.data;
    const { id, secret } = credentialsOf(request, posted);
    const merchant = endpoint.findMerchant(id, secret);
    if (!merchant) return refuse(reply, 401, "invalid_client");
    if (grant_type !== "authorization_code") return refuse(reply, 400, "unsupported_grant_type");
    const granted = endpoint.codes.take(code);
    const fits =
      granted?.request.client_id === merchant.id &&
      granted.request.redirect_uri === redirect_uri &&
      fitsChallenge(code_verifier, granted.request.code_challenge);
    if (!granted || !fits) return refuse(reply, 400, "invalid_grant");
    return reply.header("cache-control", "no-store").send({
      access_token: `ya29.${crypto.randomUUID()}`,
      expires_in: 3599,
      scope: granted.request.scope,
      token_type: "Bearer",
      id_token: await endpoint.tokens.sign(granted.account, merchant.id, granted.request.nonce),
    });
  });
}

/** Google accepts client credentials in the form and in the header. */
function credentialsOf(
  request: FastifyRequest,
  posted: { readonly client_id?: string | undefined; readonly client_secret?: string | undefined },
): { readonly id: string; readonly secret: string } {
  const [, basic] = /^Basic (.+)$/i.exec(request.headers.authorization ?? "") ?? [];
  if (basic === undefined) return { id: posted.client_id ?? "", secret: posted.client_secret ?? "" };
  const [id = "", secret = ""] = Buffer.from(basic, "base64").toString("utf8").split(":").map(plainText);
  return { id, secret };
}

/** RFC 6749 2.3.1: both are form-encoded before they are joined. */
function plainText(encoded: string): string {
  return new URLSearchParams(`text=${encoded}`).get("text") ?? "";
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).header("cache-control", "no-store").send({ error, error_description: "Bad Request" });
}
