import { clubLookupPath } from "@gelora/contracts/club-lookup.ts";
import { signAssertion } from "@gelora/service-kit/assertion.ts";
import { buildService, mountModules } from "@gelora/service-kit/service.ts";
import { openTestDatabase } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readClubConfiguration } from "../../platform/configuration.ts";
import type { Platform } from "../../platform/platform.ts";
import { mountGateway } from "../../server/gateway.ts";
import { modules } from "../../server/modules.ts";
import { insertLink, seedMembers } from "./membership.ts";

let service: Awaited<ReturnType<typeof mountModules>>;
let platform: Platform;
let close: () => Promise<void>;
beforeAll(async () => {
  const configuration = readClubConfiguration({ LOG_LEVEL: "silent" });
  ({ platform } = await buildService("club", configuration, await openTestDatabase("embedded"), modules));
  service = await mountModules(platform, modules, (server) => mountGateway(server, platform));
  const person = { firstName: "Wulan", lastName: "Sari", emailVerified: true, phoneVerified: true } as const;
  await seedMembers(platform, [
    { ...person, memberCode: "MC1", mobile: "81211112222", email: "wulan@contoh.id", status: "ACTIVE" },
    { ...person, memberCode: "MC2", mobile: "81211113333", email: "sari@contoh.id", status: "INACTIVE" },
  ]);
  close = async () => {
    await service.stop();
    await platform.database.close();
  };
});
afterAll(() => close());

const ask = (body: string, headers = signedBy(body, "gelora-local-service-secret")) =>
  service.server.inject({
    method: "POST",
    url: clubLookupPath,
    headers: { "content-type": "application/json", ...headers },
    payload: body,
  });
const signedBy = (body: string, secret: string, path = clubLookupPath, kind = "visitor", code = "") =>
  signAssertion(
    { method: "POST", path, body },
    { issuer: "shop", audience: "club", principal: { kind, code } },
    secret,
    new Date(),
  );
const about = (mobile: string) => JSON.stringify({ mobile });

test("[REG-10] [Q11] the shop learns whether a number is a member's, and nothing else about the person", async () => {
  expect((await ask(about("81211112222"))).json()).toEqual({ isMember: true });
  expect((await ask(about("81211113333"))).json()).toEqual({ isMember: true });
  expect((await ask(about("81299998888"))).json()).toEqual({ isMember: false });
});

test("[SOC-09~] a member learns whether the card with their number is another account's; nobody else does", async () => {
  await platform.database.transaction(() => insertLink(platform, { accountCode: "OLDER", memberCode: "MC1" }));
  const body = about("81211112222");
  const asMember = (code: string) =>
    ask(body, signedBy(body, "gelora-local-service-secret", clubLookupPath, "member", code));
  expect((await asMember("NEWER")).json()).toEqual({ isMember: true, isLinkedElsewhere: true });
  expect((await asMember("OLDER")).json()).toEqual({ isMember: true, isLinkedElsewhere: false });
  expect((await ask(body)).json()).toEqual({ isMember: true });
});

test("[AC-09] nobody but the shop is answered", async () => {
  const body = about("81211112222");
  expect((await ask(body, {})).statusCode).toBe(401);
  expect((await ask(body, signedBy(body, "some other secret"))).statusCode).toBe(401);
  expect((await ask(body, signedBy(body, "gelora-local-service-secret", "/service/events"))).statusCode).toBe(401);
  expect((await ask(body, signedBy(about("81299998888"), "gelora-local-service-secret"))).statusCode).toBe(401);
  for (const kind of ["staff", "program", "somebody"])
    expect((await ask(body, signedBy(body, "gelora-local-service-secret", clubLookupPath, kind))).statusCode).toBe(401);
  for (const odd of ["{}", "nonsense", about("+62 812"), about("0'; select 1")])
    expect((await ask(odd)).statusCode).toBe(400);
});
