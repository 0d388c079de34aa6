import { hours, minutes } from "@gelora/service-kit/durations.ts";
import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { type KeySource, verifyIdToken } from "./verify-id-token.ts";

const now = new Date("2026-11-21T10:00:00Z");
const issuer = "https://accounts.google.example";
const audience = "our-client";
const at = (distance: number): number => Math.floor((now.getTime() + distance) / 1000);
const claims = {
  iss: issuer,
  aud: audience,
  azp: audience,
  sub: "1234",
  nonce: "the nonce",
  iat: at(-minutes(1)),
  exp: at(hours(1)),
  email: "dewi@example.com",
  email_verified: true,
  given_name: "Dewi",
  family_name: "Kartika",
};

describe("Google's ID token", () => {
  type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
  let googles: Keys;
  let strangers: Keys;
  let keys: KeySource;
  beforeAll(async () => {
    [googles, strangers] = await Promise.all([
      generateKeyPair("RS256", { extractable: true }),
      generateKeyPair("RS256", { extractable: true }),
    ]);
    keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(googles.publicKey)), kid: "1", alg: "RS256" }] });
  });

  const signed = (changes: object = {}, header: object = {}, by = googles): Promise<string> =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: "RS256", kid: "1", typ: "JWT", ...header })
      .sign(by.privateKey);
  const without = (name: keyof typeof claims): Promise<string> => signed({ [name]: undefined });
  const verify = (token: string) => verifyIdToken(token, keys, { issuer, audience, now });

  test("[SOC-03] says who someone is", async () => {
    expect(await verify(await signed())).toEqual({
      nonce: "the nonce",
      identity: {
        channel: "google",
        issuer,
        subject: "1234",
        email: "dewi@example.com",
        emailVerified: true,
        firstName: "Dewi",
        lastName: "Kartika",
      },
    });
  });

  test.each([
    ["says that it is not verified", { email_verified: false }],
    ["does not say", { email_verified: undefined }],
  ])("[AC-16] an address is a claim when Google %s", async (_what, changes) => {
    expect((await verify(await signed(changes)))?.identity).toMatchObject({ emailVerified: false });
  });

  const forgeries: readonly (readonly [string, () => Promise<string>])[] = [
    ["signed by another's key", () => signed({}, {}, strangers)],
    ["signed by a key that Google does not name", () => signed({}, { kid: "2" }, strangers)],
    ["without a signature, alg none", async () => new UnsecuredJWT(claims).encode()],
    [
      "signed with Google's public key as a shared secret",
      async () =>
        new SignJWT({ ...claims })
          .setProtectedHeader({ alg: "HS256", kid: "1" })
          .sign(new TextEncoder().encode(await exportSPKI(googles.publicKey))),
    ],
    [
      "with a key of its own in the header",
      async () => signed({}, { kid: undefined, jwk: await exportJWK(strangers.publicKey) }, strangers),
    ],
    ["of another issuer", () => signed({ iss: "https://accounts.thief.example" })],
    ["for another client", () => signed({ aud: "another-client", azp: "another-client" })],
    ["for two clients, given to the other", () => signed({ aud: [audience, "another"], azp: "another" })],
    ["expired", () => signed({ iat: at(-hours(2)), exp: at(-hours(1)) })],
    ["without an end", () => without("exp")],
    ["without a nonce", () => without("nonce")],
    ["without a subject", () => without("sub")],
    ["not valid yet", () => signed({ nbf: at(hours(1)) })],
    ["with a changed payload", async () => changed(await signed(), { sub: "victim" })],
    ["that is no token", async () => "no.token.at-all"],
    ["that is empty", async () => ""],
  ];

  test.each(forgeries)("[AC-17] is refused %s", async (_how, forge) => {
    expect(await verify(await forge())).toBeUndefined();
  });

  test("keys that do not come are the provider's failure and no verdict about the token", async () => {
    const broken: KeySource = async () => {
      throw new Error("no answer");
    };
    await expect(verifyIdToken(await signed(), broken, { issuer, audience, now })).rejects.toThrow("no answer");
  });
});

/** The same header and signature over other claims. */
function changed(token: string, changes: JWTPayload): string {
  const [header, payload = "", signature] = token.split(".");
  const decoded: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
  return [
    header,
    Buffer.from(JSON.stringify(Object.assign({}, decoded, changes))).toString("base64url"),
    signature,
  ].join(".");
}
