import crypto from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { isHashingQueueFull } from "./hashing-queue.ts";
import { hashOf, hashPassword, isHashOf } from "./password-hash.ts";

afterEach(() => vi.restoreAllMocks());

test("a password matches its hash however a keyboard composes its letters, and nothing else does", async () => {
  const hash = await hashOf("Kafe\u0301-pagi 7");
  expect(await isHashOf("Kaf\u00e9-pagi 7", hash)).toBe(true);
  for (const other of ["Kafe-pagi 7", "kaf\u00e9-pagi 7", "Kaf\u00e9-pagi 7 ", "Kaf\u00e9-pagi\u200b 7"])
    expect(await isHashOf(other, hash), other).toBe(false);
});

test("of many passwords at once 42 are hashed, the rest get BUSY without a hash, and then there is room again", async () => {
  const hashes = vi.spyOn(crypto, "argon2");
  const many = Promise.all(Array.from({ length: 60 }, () => hashPassword("kucing-Terbang7")));
  expect(isHashingQueueFull()).toBe(true);
  const outcomes = await many;
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(42);
  expect(outcomes.slice(42)).toEqual(
    Array.from({ length: 18 }, () => ({ ok: false, failure: { code: "BUSY", details: {} } })),
  );
  expect(hashes).toHaveBeenCalledTimes(42);
  expect(isHashingQueueFull()).toBe(false);
});
