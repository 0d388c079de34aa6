import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StaffPrincipal } from "../../platform/principal.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { actsOn } from "../journal/journal.ts";
import { addStaff, endStaff, findStaff, mayDo, signInStaff } from "./staff.ts";

const owner: StaffPrincipal = { kind: "staff", staffCode: "owner", roles: [] };

describe.each(testEngines)("people who work here, on %s", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  test("an account has the roles it was given, until it ends", async () => {
    const account = { staffCode: "rina", name: "Rina", roles: ["support", "finance"] } as const;
    expect(await addStaff(shop.platform, owner, account)).toBe(true);
    const rina = await findStaff(shop.platform, "rina");
    expect(rina).toEqual({ kind: "staff", staffCode: "rina", roles: ["finance", "support"] });
    expect(rina && mayDo(rina, "decide on refunds")).toBe(true);
    expect(rina && mayDo(rina, "count stock")).toBe(false);
    expect(await endStaff(shop.platform, owner, "rina")).toBe(true);
    expect(await findStaff(shop.platform, "rina")).toBeUndefined();
    expect(await endStaff(shop.platform, owner, "rina")).toBe(false);
    const acts = await actsOn(shop.platform, { kind: "staff", code: "rina" });
    expect(acts.map(({ act, by }) => [act, by.code])).toEqual([
      ["staff.added", "owner"],
      ["staff.ended", "owner"],
    ]);
  });

  test("a code is given once, and an account without roles may do nothing", async () => {
    const account = { staffCode: "budi", name: "Budi", roles: [] };
    expect(await addStaff(shop.platform, owner, account)).toBe(true);
    expect(await addStaff(shop.platform, owner, { ...account, roles: ["finance"] })).toBe(false);
    const budi = await findStaff(shop.platform, "budi");
    expect(budi?.roles).toEqual([]);
    expect(budi && mayDo(budi, "lift locks")).toBe(false);
  });

  test("tries at a code that is written like a source do not use up that source's own", async () => {
    const attempt = { password: "x", code: "1" };
    for (let index = 1; index <= 31; index += 1)
      await signInStaff(shop.platform, `198.51.100.${index}`, { ...attempt, staffCode: "source:203.0.113.5" });
    const tried = await signInStaff(shop.platform, "203.0.113.5", { ...attempt, staffCode: "wati" });
    expect(tried).toMatchObject({ failure: { code: "LOGIN_FAILED" } });
  });
});
