import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ClubProcess } from "../../testing/club-process.ts";
import { openClubToKill } from "../../testing/club-to-kill.ts";
import { someMember } from "../../testing/some-member.ts";
import { openStubShop, type StubShop } from "../../testing/stub-shop.ts";
import { insertLink, seedMembers } from "../membership/membership.ts";
import { setPin } from "./pin.ts";

const right = "739152";
const check = "query ($input: LoyaltyPinInput!) { mapClubCheckPin(input: $input) { success proof } }";

/**
 * Whole programs of the club on one PostgreSQL, called over HTTP: the races of `pin.race.test.ts`,
 * once more from outside.
 */
describe.skipIf(!hasTestPostgres)("a PIN in three programs of the club", () => {
  const club = openClubToKill();
  let shop: StubShop;
  let programs: readonly ClubProcess[] = [];
  beforeAll(async () => {
    shop = await openStubShop(() => new Date());
    const start = () => club.start({ SHOP_URL: shop.url, SMTP_URL: "smtp://127.0.0.1:9" });
    programs = [await start(), await start(), await start()];
  });
  afterAll(async () => {
    await Promise.all(programs.map((program) => program.kill()));
    await shop.close();
  });

  /** A member with a PIN, and two sessions of their account. */
  const newMember = async (number: number) => {
    const [memberCode, accountCode] = [`MC${number}`, `AC${number}`];
    await seedMembers(club.platform, [someMember({ memberCode, mobile: `8120004${1000 + number}` })]);
    await club.platform.database.transaction(() => insertLink(club.platform, { accountCode, memberCode }));
    await setPin(club.platform, memberCode, right);
    const sessions = [1, 2].map(() => shop.signIn({ kind: "member", code: accountCode }));
    const enter = (pin: string, turn: number): Promise<string> =>
      programs[turn % programs.length]?.ask(check, { pin }, sessions[turn % 2] ?? "").then(String) ?? Promise.reject();
    return { memberCode, enter };
  };
  const wrong = (turn: number) => `8${String(turn).padStart(5, "0")}`;
  const codesOf = (answers: readonly string[]) => answers.map((answer) => /"code":"(\w+)"/.exec(answer)?.[1]);

  test("[AC-13] of 90 wrong ones at once, from two sessions, three are compared; then the right one opens nothing anywhere", async () => {
    const { enter } = await newMember(1);
    const codes = codesOf(await Promise.all(Array.from({ length: 90 }, (_, turn) => enter(wrong(turn), turn))));
    expect(codes.filter((code) => code === "PIN_WRONG")).toHaveLength(2);
    expect(codes.filter((code) => code === "PIN_DISABLED")).toHaveLength(88);
    for (const turn of [0, 1, 2]) expect(codesOf([await enter(right, turn)])).toEqual(["PIN_DISABLED"]);
  });

  test("all of them are compared where nothing counts them: the test can fail", async () => {
    const { memberCode, enter } = await newMember(2);
    const tables = club.platform.database.tables();
    // Each try that is counted is given back at once.
    await sql`create function give_back() returns trigger language plpgsql as
      'begin new.attempts_left := 3; return new; end'`.execute(tables);
    await sql`create trigger give_back before update on pins for each row
      when (new.member_code = ${sql.lit(memberCode)}) execute function give_back()`.execute(tables);
    const codes = codesOf(await Promise.all(Array.from({ length: 30 }, (_, turn) => enter(wrong(turn), turn))));
    expect(codes.filter((code) => code === "PIN_WRONG").length).toBeGreaterThan(3);
  });
});
