import { clubPointsAnswer, clubPointsPath } from "@gelora/contracts/club-points.ts";
import { mountModules } from "@gelora/service-kit/service.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { mountGateway } from "../../server/gateway.ts";
import { modules } from "../../server/modules.ts";
import { askAsShop } from "../../testing/ask-as-shop.ts";
import { openTestClub } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import { insertLink, seedMembers } from "../membership/membership.ts";
import { setPin } from "../pin/pin.ts";
import { provenBy } from "../pin/testing/proven-by.ts";
import { memberWithPoints } from "./testing/member-with-points.ts";

let platform: Platform;
let service: Awaited<ReturnType<typeof mountModules>>;
let memberCode: string;
let prove: () => Promise<string>;
beforeAll(async () => {
  platform = await openTestClub("embedded");
  service = await mountModules(platform, modules, (server) => mountGateway(server, platform));
  memberCode = await memberWithPoints(platform, 500);
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

test("[PIN-01~] [PIN-09~] a hold may carry the PIN itself, under the member's own count of tries", async () => {
  const hold = (pin: string, orderCode = "BYPIN1") => ask(member, { act: "hold", orderCode, points: 5, pin });
  const unused = await prove();
  for (const malformed of ["7391521", "1234567890"])
    expect(await hold(malformed)).toEqual({ ok: false, code: "PIN_MALFORMED" });
  expect(await hold("111213")).toEqual({ ok: false, code: "PIN_WRONG", attemptsLeft: 2 });
  expect(await hold("111214")).toEqual({ ok: false, code: "PIN_WRONG", attemptsLeft: 1 });
  expect(await hold("739152")).toEqual({ ok: true, state: "held", points: 5 });
  expect(await hold("739152")).toEqual({ ok: true, state: "held", points: 5 });
  expect(await hold("111215")).toEqual({ ok: false, code: "PIN_WRONG", attemptsLeft: 2 });
  // No proof was made void by it.
  const byProof = { act: "hold", orderCode: "BYPIN2", points: 5, proof: unused };
  expect(await ask(member, byProof)).toEqual({ ok: true, state: "held", points: 5 });
  // A correct PIN is no try, whatever it is for.
  for (const _time of [1, 2, 3, 4])
    expect(await ask(member, { act: "hold", orderCode: "BYPIN3", points: 100_000, pin: "739152" })).toMatchObject({
      code: "NOT_ENOUGH_POINTS",
    });
  const guess = (pin: string) => hold(pin, "BYPIN4");
  expect(await guess("111213")).toEqual({ ok: false, code: "PIN_WRONG", attemptsLeft: 2 });
  expect(await guess("111214")).toEqual({ ok: false, code: "PIN_WRONG", attemptsLeft: 1 });
  expect(await guess("111215")).toEqual({ ok: false, code: "PIN_DISABLED" });
  expect(await guess("739152")).toEqual({ ok: false, code: "PIN_DISABLED" });
  await setPin(platform, memberCode, "739152");
});

test("a hold with a PIN needs a card, and a card that has one", async () => {
  const hold = (code: string) =>
    ask({ kind: "member", code }, { act: "hold", orderCode: "GL6", points: 1, pin: "739152" });
  expect(await hold("AC3")).toEqual({ ok: false, code: "NOT_LINKED" });
  await seedMembers(platform, [someMember({ memberCode: "MC-NEW", mobile: "81211113333" })]);
  await platform.database.transaction(() => insertLink(platform, { accountCode: "AC3", memberCode: "MC-NEW" }));
  expect(await hold("AC3")).toEqual({ ok: false, code: "PIN_NOT_SET" });
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
  ["neither a proof nor a PIN", { proof: undefined }],
  ["an empty PIN", { proof: undefined, pin: "" }],
  ["a text instead of a PIN", { proof: undefined, pin: "7".repeat(101) }],
  ["no order", { orderCode: "" }],
  ["another act", { act: "give" }],
])("%s is no request that the club knows", async (_case, wrong) => {
  expect(await ask(member, { act: "hold", orderCode: "GL5", points: 5, proof: "x", ...wrong })).toBe(400);
});
