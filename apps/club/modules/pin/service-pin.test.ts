import { clubPinPath } from "@gelora/contracts/club-pin.ts";
import { mountModules } from "@gelora/service-kit/service.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { mountGateway } from "../../server/gateway.ts";
import { modules } from "../../server/modules.ts";
import { askAsShop } from "../../testing/ask-as-shop.ts";
import { openTestClub } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import { insertLink, seedMembers } from "../membership/membership.ts";
import { setPin } from "./pin.ts";

let platform: Platform;
let service: Awaited<ReturnType<typeof mountModules>>;
beforeAll(async () => {
  platform = await openTestClub("embedded");
  service = await mountModules(platform, modules, (server) => mountGateway(server, platform));
});
afterAll(async () => {
  await service.stop();
  await platform.database.close();
});

const ask = (pin: string, principal = { kind: "member", code: "AC1" }) =>
  askAsShop(service, principal, clubPinPath, { pin });

test("[PIN-09~] the shop exchanges a member's PIN for a proof, under the member's own count of tries", async () => {
  await seedMembers(platform, [someMember({ memberCode: "MC1", mobile: "81211112222" })]);
  expect(await ask("739152")).toEqual({ ok: false, code: "NOT_LINKED" });
  await platform.database.transaction(() => insertLink(platform, { accountCode: "AC1", memberCode: "MC1" }));
  expect(await ask("739152")).toEqual({ ok: false, code: "PIN_NOT_SET" });
  await setPin(platform, "MC1", "739152");
  expect(await ask("739152")).toEqual({ ok: true, proof: expect.stringMatching(/^.{20,}$/) });
  for (const malformed of ["", "7391521", "1234567890"])
    expect(await ask(malformed)).toEqual({ ok: false, code: "PIN_MALFORMED" });
  expect(await ask("111213")).toEqual({ ok: false, code: "PIN_WRONG", attemptsLeft: 2 });
  expect(await ask("111214")).toEqual({ ok: false, code: "PIN_WRONG", attemptsLeft: 1 });
  expect(await ask("111215")).toEqual({ ok: false, code: "PIN_DISABLED" });
  expect(await ask("739152")).toEqual({ ok: false, code: "PIN_DISABLED" });
});

test("nobody but a member has a PIN to exchange", async () => {
  for (const kind of ["program", "visitor", "guest", "staff"])
    expect(await ask("739152", { kind, code: "AC1" })).toBeGreaterThanOrEqual(400);
});
