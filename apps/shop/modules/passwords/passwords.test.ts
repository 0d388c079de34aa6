import crypto from "node:crypto";
import { encodePassword } from "@gelora/person/encoded-password.ts";
import { type SlowHash, slowHash } from "@gelora/service-kit/slow-hash.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { checkPassword, hashPassword, hasPassword, judgePassword, storePassword } from "./passwords.ts";
import type { PasswordsTables } from "./storage/passwords-tables.ts";

const judge = (password: string, repeat = password, owner = {}) => {
  const outcome = judgePassword(encodePassword(password), encodePassword(repeat), owner);
  return outcome.ok ? "good" : outcome.failure.code;
};

describe("what a password must be", () => {
  test("[SGN-15] [SGN-16] [PWD-02] [SGN-29] the rule is reported before the repetition, and what is not encoded is refused", () => {
    expect(judge("ab1!x")).toBe("PASSWORD_RULES");
    expect(judge("kucing-Terbang-77")).toBe("PASSWORD_RULES");
    expect(judge("kucing-Terbang")).toBe("PASSWORD_RULES");
    expect(judge("kucing-Terbang7", "kucing-Terbang8")).toBe("PASSWORDS_DIFFER");
    expect(judge("kucing-Terbang7")).toBe("good");
    for (const [one, other] of [
      ["kucing-Terbang7", encodePassword("kucing-Terbang7")],
      [encodePassword("kucing-Terbang7"), "%%"],
    ] as const)
      expect(judgePassword(one, other)).toMatchObject({ ok: false, failure: { code: "INVALID_INPUT" } });
  });

  test.each([
    "P@ssw0rd",
    "password1!",
    "Password123!",
    "P@ssw0rd2026!",
    "passw0rd!!1",
    "qwerty123456!",
    "1qaz@WSX",
    "Gelora123!",
    "G3l0ra#1",
    "!Sunshine77",
    "$unshine1!",
    "abc123!",
    "a!b!c!1!2!3",
    "Rahasia2026#",
    "sayangku_88",
    "Indonesia45!",
  ])("the common password %s is refused (S19)", (password) => {
    expect(judge(password)).toBe("PASSWORD_COMMON");
  });

  test.each([
    "kucing-Terbang7",
    "Teh3Botol?Lima",
    "9!mangkukSoto",
    "bukit&1Lembah",
    "xK8#vq2Lw!",
    "Sore=hujan2x",
    "😀Ombak77laut",
  ])("the password %s is nobody's first guess", (password) => {
    expect(judge(password)).toBe("good");
  });

  test("a password that is the person's own name, address or number is refused (S19)", () => {
    const owner = {
      email: "wulan.puspita@example.com",
      mobile: "81234567890",
      firstName: "Sariwati",
      lastName: "Kusuma",
    };
    for (const password of ["Sariwati1!", "kusuma-2001", "Wulan#123", "wulanpuspita1!", "a!81234567890", "34567890-ab"])
      expect(judge(password, password, owner), password).toBe("PASSWORD_COMMON");
    expect(judge("Sariwati1!")).toBe("good");
    expect(judge("soto&Sariwati1", "soto&Sariwati1", owner)).toBe("good");
  });
});

describe.each(testEngines)("stored passwords, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => shop.close());

  const give = async (memberCode: string, password: string) => {
    const hash = await hashPassword(password);
    if (!hash.ok) throw new Error(hash.failure.code);
    await storePassword(shop.platform, memberCode, hash.value);
  };
  const storedHash = async (memberCode: string) => {
    const tables = shop.platform.database.tables<PasswordsTables>();
    return (
      await tables.selectFrom("passwords").select("hash").where("member_code", "=", memberCode).executeTakeFirst()
    )?.hash;
  };
  const check = (memberCode: string | undefined, password: string) =>
    checkPassword(shop.platform, memberCode, password);

  test("the right password is right, any other is wrong, and a new one ends the old", async () => {
    await give("M-one", "kucing-Terbang7");
    expect(await check("M-one", "kucing-Terbang7")).toEqual({ ok: true, value: true });
    expect(await check("M-one", "kucing-terbang7")).toEqual({ ok: true, value: false });
    expect(await check("M-one", "kucing-Terbang7 ")).toEqual({ ok: true, value: false });
    await give("M-one", "kucing-Terbang8");
    expect(await check("M-one", "kucing-Terbang7")).toEqual({ ok: true, value: false });
    expect(await check("M-one", "kucing-Terbang8")).toEqual({ ok: true, value: true });
    expect(await storedHash("M-one")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("[AC-10] a wrong password, a member without one and nobody at all cost one hash each", async () => {
    await give("M-counted", "kucing-Terbang7");
    const hashes = vi.spyOn(crypto, "argon2");
    for (const [memberCode, password] of [
      ["M-counted", "kucing-Terbang7"],
      ["M-counted", "kucing-Terbang9"],
      ["M-without", "kucing-Terbang7"],
      [undefined, "kucing-Terbang7"],
    ] as const) {
      hashes.mockClear();
      await check(memberCode, password);
      expect(hashes).toHaveBeenCalledTimes(1);
    }
    expect(await hasPassword(shop.platform, "M-counted")).toBe(true);
    expect(await hasPassword(shop.platform, "M-without")).toBe(false);
  });

  test("a letter with a mark is one password however a keyboard composes it, and nothing else is changed", async () => {
    await give("M-letters", "Kafe\u0301-pagi7");
    expect(await check("M-letters", "Kaf\u00e9-pagi7")).toEqual({ ok: true, value: true });
    expect(judge("Kaf\u00e9-pagi7", "Kafe\u0301-pagi7")).toBe("good");
    await give("M-blank", " pagi\u200bHari 7!");
    expect(await check("M-blank", " pagi\u200bHari 7!")).toEqual({ ok: true, value: true });
    expect(await check("M-blank", " pagiHari 7!")).toEqual({ ok: true, value: false });
    expect(await check("M-blank", "pagi\u200bHari 7!")).toEqual({ ok: true, value: false });
  });

  test("a hash of weaker parameters is renewed by the correct password alone", async () => {
    const weak = await slowHash("kucing-Terbang7", { memory: 8 * 1024, passes: 1, parallelism: 1 });
    await storePassword(shop.platform, "M-old", weak);
    expect(await check("M-old", "kucing-Terbang9")).toEqual({ ok: true, value: false });
    expect(await storedHash("M-old")).toBe(weak);
    expect(await check("M-old", "kucing-Terbang7")).toEqual({ ok: true, value: true });
    expect(await storedHash("M-old")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await check("M-old", "kucing-Terbang7")).toEqual({ ok: true, value: true });
  });

  test("200 comparisons at once: 42 are made, the rest get BUSY without a hash, and then there is room again", async () => {
    await give("M-rush", "kucing-Terbang7");
    const hashes = vi.spyOn(crypto, "argon2");
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => check("M-rush", "kucing-Terbang7")));
    expect(outcomes.filter((outcome) => outcome.ok && outcome.value)).toHaveLength(42);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.failure.code === "BUSY")).toHaveLength(158);
    expect(hashes).toHaveBeenCalledTimes(42);
    expect(await check("M-rush", "kucing-Terbang7")).toEqual({ ok: true, value: true });
  });

  test("who compares inside a transaction would hold a connection for a hash: it is a defect", async () => {
    const inside = shop.platform.database.transaction(() => check("M-one", "x"));
    await expect(inside).rejects.toThrow("outside of transactions");
  });

  test("a text that is no hash of ours cannot be stored", async () => {
    await expect(storePassword(shop.platform, "M-plain", "kucing-Terbang7" as SlowHash)).rejects.toThrow();
  });
});
