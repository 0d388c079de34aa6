import crypto from "node:crypto";
import { expect, test } from "vitest";
import { isOutdatedSlowHash, matchesSlowHash, type SlowHash, slowHash } from "./slow-hash.ts";

test("the text carries parameters and a salt of its own in the PHC form, and matches its secret alone", async () => {
  const [one, other] = await Promise.all([slowHash("Rahasia-7x"), slowHash("Rahasia-7x")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(other).not.toBe(one);
  expect(await matchesSlowHash("Rahasia-7x", one)).toBe(true);
  expect(await matchesSlowHash("Rahasia-7X", one)).toBe(false);
  expect(await matchesSlowHash("", one)).toBe(false);
});

test("it is argon2id as others compute it", async () => {
  // The reference implementation's test vector: argon2id, v 19, m=65536, t=2, p=1, password
  // "password", salt "somesalt".
  const vector = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
  expect(await matchesSlowHash("password", vector as SlowHash)).toBe(true);
  expect(await matchesSlowHash("Password", vector as SlowHash)).toBe(false);
});

test("a text of weaker parameters is still read, and known to be outdated", async () => {
  const weak = await slowHash("Rahasia-7x", { memory: 8 * 1024, passes: 1, parallelism: 1 });
  expect(await matchesSlowHash("Rahasia-7x", weak)).toBe(true);
  expect(isOutdatedSlowHash(weak)).toBe(true);
  expect(isOutdatedSlowHash(await slowHash("Rahasia-7x"))).toBe(false);
});

test("what is no such text is a defect that reveals nothing of it", async () => {
  const broken = crypto.randomBytes(8).toString("hex") as SlowHash;
  await expect(matchesSlowHash("x", broken)).rejects.toThrow(/^a stored hash is not in the form that we write$/);
});
