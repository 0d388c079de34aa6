import { clubPointsAnswer, clubPointsPath } from "@gelora/contracts/club-points.ts";
import { mountModules } from "@gelora/service-kit/service.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { mountGateway } from "../../server/gateway.ts";
import { modules } from "../../server/modules.ts";
import { askAsShop } from "../../testing/ask-as-shop.ts";
import { openTestClub } from "../../testing/club.ts";
import { insertLink, seedMembers } from "../membership/membership.ts";
import { setPin } from "../pin/pin.ts";
import { provenBy } from "../pin/testing/proven-by.ts";
import { memberWithPoints } from "./testing/member-with-points.ts";

let platform: Platform;
let service: Awaited<ReturnType<typeof mountModules>>;
let prove: () => Promise<string>;
beforeAll(async () => {
  platform = await openTestClub("embedded");
  service = await mountModules(platform, modules, (server) => mountGateway(server, platform));
  const memberCode = await memberWithPoints(platform, 500);
  const person = { firstName: "Wulan", lastName: "Sari", emailVerified: true, phoneVerified: true } as const;
  await seedMembers(platform, [
    { ...person, memberCode, mobile: "81211112222", email: "wulan@contoh.id", status: "ACTIVE" },
  ]);
  await platform.database.transaction(() => insertLink(platform, { accountCode: "AC1", memberCode }));
  await setPin(platform, memberCode, "739152");
  prove = () => provenBy(platform, memberCode, "739152");
});
afterAll(async () => {
  await service.stop();
  await platform.database.close();
});

const member = { kind: "member", code: "AC1" };
const program = { kind: "program", code: "club-points" };
const ask = async (principal: { kind: string; code: string }, request: object) => {
  const answer = await askAsShop(service, principal, clubPointsPath, request);
  return typeof answer === "number" ? answer : clubPointsAnswer.parse(answer);
};

test("an order holds a member's points, spends them, gets a part back and then the rest", async () => {
  const hold = { act: "hold", orderCode: "GL1", points: 300, proof: await prove() };
  expect(await ask(member, hold)).toEqual({ ok: true, state: "held", points: 300 });
  expect(await ask(member, { ...hold, orderCode: "GL2" })).toMatchObject({ ok: false, code: "NOT_ENOUGH_POINTS" });
  expect(await ask(program, { act: "spend", orderCode: "GL1" })).toEqual({ ok: true, state: "spent", points: 300 });
  const returned = { act: "return", orderCode: "GL1", points: 100, cause: "return-1" };
  expect(await ask(program, returned)).toEqual({ ok: true, state: "spent", points: 200 });
  expect(await ask(program, { act: "release", orderCode: "GL1" })).toEqual({ ok: true, state: "released", points: 0 });
});

test("[PIN-01~] [AC-14~] nothing is held without the PIN, and one PIN permits one redemption", async () => {
  const hold = { act: "hold", orderCode: "PIN1", points: 5, proof: "nonsense" };
  expect(await ask(member, hold)).toEqual({ ok: false, code: "PIN_NEEDED" });
  const proof = await prove();
  expect(await ask(member, { ...hold, points: 100_000, proof })).toMatchObject({
    ok: false,
    code: "NOT_ENOUGH_POINTS",
  });
  for (const _time of [1, 2])
    expect(await ask(member, { ...hold, proof })).toEqual({ ok: true, state: "held", points: 5 });
  expect(await ask(member, { ...hold, orderCode: "PIN2", proof })).toEqual({ ok: false, code: "PIN_NEEDED" });
  const unused = await prove();
  expect(await ask(member, { ...hold, proof: unused })).toEqual({ ok: true, state: "held", points: 5 });
  expect(await ask(member, { ...hold, orderCode: "PIN2", proof: unused })).toMatchObject({ ok: true });
});

test("an account without a member has no points to hold", async () => {
  const hold = { act: "hold", orderCode: "GL3", points: 1, proof: "x" };
  expect(await ask({ ...member, code: "AC2" }, hold)).toEqual({ ok: false, code: "NOT_LINKED" });
});

test("[AC-25~] a member holds only, in their own name; the rest is the program's, and nobody else is served", async () => {
  const hold = { act: "hold", orderCode: "GL4", points: 1, proof: "x" };
  for (const kind of ["visitor", "guest-account", "staff", "program"])
    expect(await ask({ kind, code: "AC1" }, hold)).toBe(401);
  expect(await ask(program, hold)).toBe(401);
  for (const act of ["spend", "release", "return"]) {
    const request = { act, orderCode: "GL1", points: 1, cause: "a" };
    expect(await ask(member, request)).toBe(401);
    expect(await ask({ kind: "program", code: "club-events" }, request)).toBe(401);
  }
});

test.each([
  ["no points", { points: 0 }],
  ["points below zero", { points: -5 }],
  ["half a point", { points: 0.5 }],
  ["too many to count", { points: 1e12 }],
  ["no proof", { proof: "" }],
  ["no order", { orderCode: "" }],
  ["another act", { act: "give" }],
])("%s is no request that the club knows", async (_case, wrong) => {
  expect(await ask(member, { act: "hold", orderCode: "GL5", points: 5, proof: "x", ...wrong })).toBe(400);
});
