import { createHash } from "node:crypto";
import { createLocalJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { createTestSandbox, page, submit } from "../testing/run-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox({ GOOGLE_CLIENT_ID: "shop", GOOGLE_CLIENT_SECRET: "shop-secret" });
});
afterAll(() => sandbox.stop());

const signInPath = "/google/o/oauth2/v2/auth";
const verifier = "a-verifier-of-at-least-forty-three-characters-long";
const asked = {
  client_id: "shop",
  redirect_uri: "http://store.test/register/google",
  response_type: "code",
  scope: "openid email profile",
  state: "the state",
  nonce: "the nonce",
  code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  code_challenge_method: "S256",
};

/** Picks an account on the page. @returns where the browser is redirected */
async function pick(fields: Record<string, string>): Promise<URL> {
  const answer = await submit(sandbox, signInPath, { ...asked, ...fields });
  return new URL(String(answer.headers.location));
}

const codeFor = async (account: string) => (await pick({ account })).searchParams.get("code") ?? "";

function trade(code: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  return sandbox.server.inject({
    method: "POST",
    url: "/google/token",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: asked.redirect_uri,
      code_verifier: verifier,
      client_id: "shop",
      client_secret: "shop-secret",
      ...fields,
    }).toString(),
  });
}

async function claimsOf(idToken: string) {
  const keys = await sandbox.server.inject("/google/certs");
  const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys.json()), {
    issuer: "http://sandbox.test/google",
    audience: "shop",
    algorithms: ["RS256"],
  });
  return payload;
}

test("the discovery document names the issuer and places that answer", async () => {
  const { issuer, jwks_uri: keys } = (await sandbox.server.inject("/google/.well-known/openid-configuration")).json();
  expect(issuer).toBe("http://sandbox.test/google");
  expect((await sandbox.server.inject(new URL(keys).pathname)).statusCode).toBe(200);
});

test("[SOC-01~] a person picks an account; the code buys a signed ID token with the merchant's nonce", async () => {
  const shown = await sandbox.server.inject({ url: signInPath, query: asked, headers: page });
  expect(shown.body).toContain("dewi.kartika@example.com");
  expect(shown.body).toContain("address not confirmed");
  const back = await pick({ account: "dewi" });
  expect(back.origin + back.pathname).toBe(asked.redirect_uri);
  expect(back.searchParams.get("state")).toBe("the state");
  const traded = (await trade(back.searchParams.get("code") ?? "")).json();
  expect(await claimsOf(traded.id_token)).toMatchObject({
    email: "dewi.kartika@example.com",
    email_verified: true,
    given_name: "Dewi",
    family_name: "Kartika",
    nonce: "the nonce",
    sub: expect.stringMatching(/^\d{21}$/),
  });
});

test("an account keeps its number, a typed one too, and two accounts have two", async () => {
  const typed = { account: "typed", email: "budi@example.com", givenName: "Budi", emailConfirmed: "no" };
  const subjects = await Promise.all(
    [{ account: "ayu" }, { account: "ayu" }, typed, typed].map(async (fields) => {
      const code = (await pick(fields)).searchParams.get("code") ?? "";
      return await claimsOf((await trade(code)).json().id_token);
    }),
  );
  expect(subjects[0]?.sub).toBe(subjects[1]?.sub);
  expect(subjects[2]?.sub).toBe(subjects[3]?.sub);
  expect(subjects[2]).toMatchObject({ email: "budi@example.com", email_verified: false });
  expect(subjects[0]?.sub).not.toBe(subjects[2]?.sub);
});

test("the client may bring its credentials in a header, too", async () => {
  const basic = `Basic ${Buffer.from("shop:shop-secret").toString("base64")}`;
  const traded = await trade(await codeFor("dewi"), { client_id: "", client_secret: "" }, { authorization: basic });
  expect(traded.statusCode).toBe(200);
});

describe("a code buys nothing", () => {
  test.each([
    [
      "with another verifier",
      { code_verifier: "another-verifier-of-forty-three-characters-long" },
      400,
      "invalid_grant",
    ],
    ["for another address", { redirect_uri: "http://store.test/elsewhere" }, 400, "invalid_grant"],
    [
      "for another client",
      { client_id: "900000000000009", client_secret: "other-shop-local-secret" },
      400,
      "invalid_grant",
    ],
    ["with a wrong secret", { client_secret: "guessed" }, 401, "invalid_client"],
    ["by another grant", { grant_type: "password" }, 400, "unsupported_grant_type"],
  ])("%s", async (_how, fields, status, error) => {
    const refused = await trade(await codeFor("dewi"), fields);
    expect({ status: refused.statusCode, ...refused.json() }).toMatchObject({ status, error });
  });

  test("a second time", async () => {
    const code = await codeFor("dewi");
    expect((await trade(code)).statusCode).toBe(200);
    expect((await trade(code)).json()).toMatchObject({ error: "invalid_grant" });
  });
});

test("who cancels goes back with access_denied", async () => {
  const back = await pick({ account: "cancel" });
  expect(Object.fromEntries(back.searchParams)).toEqual({
    error: "access_denied",
    state: "the state",
    iss: "http://sandbox.test/google",
  });
});

test("an address that is not the merchant's is never sent to; without PKCE nothing begins", async () => {
  const elsewhere = { ...asked, redirect_uri: "http://thief.test/" };
  const blocked = await sandbox.server.inject({ url: signInPath, query: elsewhere, headers: page });
  expect(blocked.statusCode).toBe(400);
  expect(blocked.headers.location).toBeUndefined();
  const { code_challenge: _left, ...plain } = asked;
  const refused = await sandbox.server.inject({ url: signInPath, query: plain, headers: page });
  expect(refused.headers.location).toContain("error=invalid_request");
});
