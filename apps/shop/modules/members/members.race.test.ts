import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPerson, memberShopper } from "../../testing/member.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field } from "../../testing/shopper.ts";
import { hashPassword, type PasswordHash } from "../passwords/passwords.ts";
import { provenMobile } from "../verification/testing/proofs.ts";
import { recordVerifiedEmail } from "../verification/verification.ts";
import type { SignUpForm } from "./domain/sign-up-form.ts";
import { importMembers } from "./member-import.ts";
import { linkIdentity } from "./members.ts";
import { enrol } from "./use-cases/enrol.ts";

const together = Array.from({ length: 50 }, (_, n) => n);
/** One address, as fifty people may type it. */
const spelling = (email: string, n: number) =>
  [email, email.toUpperCase(), ` ${email} `, `${email.charAt(0).toUpperCase()}${email.slice(1)}`][n % 4] ?? email;

describe.skipIf(!hasTestPostgres)(
  "one person at many doors at once, on PostgreSQL (I-15)",
  { timeout: 120_000 },
  () => {
    let shop: TestShop;
    let hash: PasswordHash;
    beforeAll(async () => {
      shop = await openTestShop("postgresql");
      const hashed = await hashPassword("kucing-7Terbang");
      if (hashed.ok) hash = hashed.value;
    });
    afterAll(() => shop.close());

    const register = async (n: number, email: string, mobile: string) => {
      const { platform } = shop;
      const flow = `visitor:${mobile} ${email} ${n}`;
      const form: SignUpForm = {
        email,
        mobile,
        ...goodPerson,
        password: "",
        rePassword: "",
        newsletter: false,
        recordCode: undefined,
        mobileToken: await provenMobile(platform, flow, mobile),
        ticket: undefined,
      };
      await recordVerifiedEmail(platform, flow, email);
      const person = { ...form, email: email.trim(), birthDate: "2000-03-05" as never };
      return () => enrol(platform, { flow, form, person, hash, language: "id-ID" }, async () => undefined);
    };
    /**
     * All are ready before the first one starts.
     * @returns how often each answer came
     */
    const race = async (of: (n: number) => readonly [email: string, mobile: string]) => {
      const ready = await Promise.all(together.map((n) => register(n, ...of(n))));
      const counts: Record<string, number> = {};
      for (const outcome of await Promise.all(ready.map((go) => go()))) {
        const answer = outcome.ok ? "SUCCESS" : outcome.failure.code;
        counts[answer] = (counts[answer] ?? 0) + 1;
      }
      return counts;
    };
    const membersWith = async (email: string) => {
      const rows = await sql<{ n: number }>`
      select count(*)::integer as n from members where lower(trim(email)) = ${email}`.execute(
        shop.platform.database.tables(),
      );
      return rows.rows[0]?.n;
    };

    test("[I-15] fifty registrations with one address in many spellings make one account", async () => {
      const answers = await race((n) => [spelling("sari@contoh.id", n), `81100000${100 + n}`]);
      expect(answers).toEqual({ SUCCESS: 1, EMAIL_TAKEN: 49 });
      expect(await membersWith("sari@contoh.id")).toBe(1);
    });

    test("[I-15] fifty registrations with one number make one account", async () => {
      expect(await race((n) => [`sari${n}@contoh.id`, "81100000001"])).toEqual({ SUCCESS: 1, MOBILE_TAKEN: 49 });
    });

    test("[I-15] fifty registrations with one number and one address make one account", async () => {
      const answers = await race((n) => [spelling("dewi@contoh.id", n), "81100000002"]);
      expect(answers.SUCCESS).toBe(1);
      expect(await membersWith("dewi@contoh.id")).toBe(1);
    });

    test("[SGN-32, I-15] fifty who activate one record at once: one does", async () => {
      const record = { firstName: "Lama", lastName: "Sekali", language: "id-ID", mobileVerified: true } as const;
      await importMembers(shop.platform, [
        { ...record, memberCode: "M-lama", status: "inactive", emailVerified: false, mobile: "81100000003" },
      ]);
      expect(await race((n) => [`lama${n}@contoh.id`, "81100000003"])).toEqual({ SUCCESS: 1, MOBILE_TAKEN: 49 });
    });

    test("[I-15, ACC-13] twenty members who move to one address or one number at once: one does", async () => {
      const members = await Promise.all(together.slice(0, 20).map(() => memberShopper(shop)));
      const moveAll = async (fieldsFor: (flow: string) => Promise<object>) => {
        const inputs = await Promise.all(members.map(({ memberCode }) => fieldsFor(`member:${memberCode}`)));
        const change = "mutation ($input: UpdateMemberProfileInput!) { updateMemberProfile(input: $input) { code } }";
        const answers = await Promise.all(members.map((member, n) => member.send(change, { input: inputs[n] })));
        return answers.map((answer) => field<{ code: string }>(answer, "updateMemberProfile").code).toSorted();
      };
      const email = "tujuan@contoh.id";
      const toAddress = await moveAll(async (flow) => {
        await recordVerifiedEmail(shop.platform, flow, email);
        return { email };
      });
      expect(toAddress).toEqual([...Array.from({ length: 19 }, () => "EMAIL_TAKEN"), "SUCCESS"]);
      const mobile = "81100000009";
      const toNumber = await moveAll(async (flow) => {
        return { mobile, tokenOtpPhoneNo: await provenMobile(shop.platform, flow, mobile) };
      });
      expect(toNumber).toEqual([...Array.from({ length: 19 }, () => "MOBILE_TAKEN"), "SUCCESS"]);
    });

    test("[I-15] one identity that comes back for many members at once is one member's", async () => {
      const codes = together.slice(0, 20).map((n) => `M-id-${n}`);
      const person = { firstName: "A", lastName: "B", language: "id-ID", status: "active" } as const;
      await importMembers(
        shop.platform,
        codes.map((memberCode) => ({ ...person, memberCode, emailVerified: false, mobileVerified: false })),
      );
      const identity = { issuer: "https://accounts.google.example", subject: "1", channel: "google" } as const;
      const outcomes = await Promise.all(codes.map((code) => linkIdentity(shop.platform, code, identity)));
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
      const winner = codes[outcomes.findIndex((outcome) => outcome.ok)] ?? "";
      expect((await linkIdentity(shop.platform, winner, identity)).ok).toBe(true);
    });

    test("without the unique index the same fifty make several accounts: the test can fail", async () => {
      await sql`drop index members_verified_email`.execute(shop.platform.database.tables());
      const answers = await race((n) => [spelling("planted@contoh.id", n), `81200000${100 + n}`]);
      expect(answers.SUCCESS).toBeGreaterThan(1);
      expect(await membersWith("planted@contoh.id")).toBe(answers.SUCCESS);
    });
  },
);
