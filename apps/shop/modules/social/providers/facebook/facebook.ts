import { createHmac } from "node:crypto";
import { callProvider, ProviderError } from "@gelora/service-kit/call-provider.ts";
import type { CircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { seconds } from "@gelora/service-kit/durations.ts";
import type { z } from "zod";
import type { FacebookProvider } from "../social-providers.ts";
import { checkedTokenSchema, type Person, personSchema, refusalSchema } from "./facebook-messages.ts";

export type FacebookSettings = {
  /** For instance https://graph.facebook.com */
  readonly url: string;
  readonly appId: string;
  readonly appSecret: string;
  readonly breaker: CircuitBreaker;
};

/** The version of the script and the Graph API [SOC-02, CON-14]. */
export const facebookVersion = "v8.0";

const provider = "facebook";
/** The shape of a token: anything else is not worth a call, and must not open the breaker. */
const tokenShape = /^[\w.|-]{10,1000}$/;
const timeout = seconds(3);

/**
 * Facebook's access tokens are not signed: whose a token is, and that it was issued to our app
 * rather than replayed from another, is checked with Graph
 * (developers.facebook.com/docs/facebook-login/security#token-debugging). Each call times out after
 * 3 s.
 */
export function createFacebook(settings: FacebookSettings): FacebookProvider {
  const { url, appId, appSecret, breaker } = settings;
  const ask = async <Answer>(
    path: string,
    query: Record<string, string>,
    bearer: string,
    schema: z.ZodType<Answer>,
  ): Promise<Answer | undefined> =>
    breaker.run(async () => {
      const address = `${url}/${facebookVersion}/${path}?${new URLSearchParams(query)}`;
      const headers = { authorization: `Bearer ${bearer}` };
      const answer = await callProvider(provider, address, { method: "GET", headers, timeout });
      if (answer.status < 500 && refusalSchema.safeParse(answer.body).success) return undefined;
      const read = schema.safeParse(answer.body);
      if (answer.status !== 200 || !read.success)
        throw new ProviderError(provider, `answer ${answer.status} is none of the protocol's`, false, read.error);
      return read.data;
    });

  return {
    verify: async (accessToken, now) => {
      if (!tokenShape.test(accessToken)) return undefined;
      const checked = await ask(
        "debug_token",
        { input_token: accessToken },
        `${appId}|${appSecret}`,
        checkedTokenSchema,
      );
      const token = checked?.data;
      const isOurs = token?.is_valid === true && token.app_id === appId && token.type === "USER";
      if (!isOurs || !token.user_id || (token.expires_at ?? 0) * 1000 <= now.getTime()) return undefined;
      // Proves that the request comes from our app
      // (developers.facebook.com/docs/graph-api/guides/secure-requests).
      const proof = createHmac("sha256", appSecret).update(accessToken).digest("hex");
      const query = { fields: "id,email,first_name,last_name", appsecret_proof: proof };
      const person = await ask("me", query, accessToken, personSchema);
      return person?.id === token.user_id ? identityOf(person, appId) : undefined;
    },
  };
}

/**
 * A person has one id per app, so the app is part of the issuer. Graph omits the address unless it
 * is valid and confirmed by the person (developers.facebook.com/docs/graph-api/reference/user,
 * "email"), so a present one is verified.
 */
function identityOf(person: Person, appId: string) {
  return {
    channel: "facebook" as const,
    issuer: `facebook:${appId}`,
    subject: person.id,
    ...(person.email === undefined ? {} : { email: person.email }),
    emailVerified: person.email !== undefined,
    ...(person.first_name === undefined ? {} : { firstName: person.first_name }),
    ...(person.last_name === undefined ? {} : { lastName: person.last_name }),
  };
}
