import { encodePassword } from "@gelora/person/encoded-password.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicant, goodPassword, goodPerson, memberShopper } from "../../testing/member.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field, type Shopper } from "../../testing/shopper.ts";
import { openStubClub, type StubClub } from "../../testing/stub-club.ts";
import { provenMobile } from "../verification/testing/proofs.ts";
import { spendMobileToken } from "../verification/verification.ts";
import { findMemberByAccount } from "./members.ts";
import { isJoinedWith } from "./storage/club-joinings.ts";

const presses = Array.from({ length: 8 }, (_, press) => press);

describe.skipIf(!hasTestPostgres)(
  "one club form pressed many times at once, on PostgreSQL",
  { timeout: 120_000 },
  () => {
    let shop: TestShop;
    let club: StubClub;
    beforeAll(async () => {
      club = await openStubClub(() => shop.platform.clock.now());
      shop = await openTestShop("postgresql", { CLUB_URL: club.url });
    });
    afterAll(async () => {
      await shop.close();
      await club.close();
    });

    const press = async (shopper: Shopper, input: object) =>
      field<{ code: string; data: { memberCode: string }[] }>(
        await shopper.send(
          "mutation ($input: SignUpInput!) { registerMapclub(input: $input) { code data { memberCode } } }",
          { input },
        ),
        "registerMapclub",
      );

    test("a member's form counts once, and every press gets that answer", async () => {
      for (let round = 0; round < 3; round += 1) {
        const { memberCode, email, mobile, ...member } = await memberShopper(shop);
        const token = await provenMobile(shop.platform, `member:${memberCode}`, mobile);
        const password = encodePassword(goodPassword);
        const form = { ...goodPerson, email, mobile, memberCode, token, password, rePassword: password };
        const answers = await Promise.all(presses.map(() => press(member, form)));
        expect(answers.map(({ code }) => code)).toEqual(presses.map(() => "SUCCESS"));
        const asked = club.joinings.filter(({ accountCode }) => accountCode === memberCode);
        expect(new Set(asked.map(({ joiningId }) => joiningId)).size).toBe(1);
      }
    });

    test("a newcomer's form makes one account, which joins once", async () => {
      for (let round = 0; round < 3; round += 1) {
        const person = await applicant(shop);
        const answers = await Promise.all(presses.map(() => press(person, person.form)));
        const made = answers.filter(({ code }) => code === "SUCCESS");
        expect(made).toHaveLength(1);
        const refused = answers.filter(({ code }) => code !== "SUCCESS").map(({ code }) => code);
        expect(new Set(refused)).toEqual(new Set(["MOBILE_TAKEN"]));
        const late = await press(person, person.form);
        expect(late.code).toBe("MOBILE_TAKEN");
        const member = await findMemberByAccount(shop.platform, person.form.email);
        expect(member?.memberCode).toBe(made[0]?.data[0]?.memberCode);
        const asked = club.joinings.filter(({ email }) => email === person.form.email);
        expect(new Set(asked.map(({ joiningId }) => joiningId)).size).toBe(1);
      }
    });

    test("without holding the member's row a press is refused: the test can fail", async () => {
      const { platform } = shop;
      let refused = 0;
      for (let round = 0; round < 20 && refused === 0; round += 1) {
        const { memberCode, mobile } = await memberShopper(shop);
        const flow = `member:${memberCode}`;
        const token = await provenMobile(platform, flow, mobile);
        // As joining does, but holding nothing.
        const joinUnheld = () =>
          platform.database.transaction(async () => {
            if (await isJoinedWith(platform, memberCode, token)) return true;
            return (await spendMobileToken(platform, flow, token)).ok;
          });
        refused += (await Promise.all(presses.map(joinUnheld))).filter((hasJoined) => !hasJoined).length;
      }
      expect(refused).toBeGreaterThan(0);
    });
  },
);
