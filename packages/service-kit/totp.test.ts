import { expect, test } from "vitest";
import { newTotpSecret, totpAddress, totpCode, totpStep } from "./totp.ts";

/** `12345678901234567890` in Base32, the secret of RFC 6238, appendix B. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

// The appendix has eight digits; six of them are the last six.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %i seconds the code is that of RFC 6238", (seconds, code) => {
  expect(totpCode(secret, new Date(seconds * 1000))).toBe(code);
});

test("a code counts for its step and the ones beside it, and no longer", () => {
  const moment = new Date("2026-11-22T03:00:00Z");
  const later = (seconds: number) => new Date(moment.getTime() + seconds * 1000);
  const code = totpCode(secret, moment);
  const step = totpStep(secret, code, moment);
  expect(step).toBe(Math.floor(moment.getTime() / 30_000));
  expect([totpStep(secret, code, later(30)), totpStep(secret, code, later(-30))]).toEqual([step, step]);
  expect([totpStep(secret, code, later(61)), totpStep(secret, code, later(-31))]).toEqual([undefined, undefined]);
  expect(totpStep(secret, "", moment)).toBeUndefined();
});

test("a new secret has 160 bits, and an app can read its address", () => {
  const fresh = newTotpSecret();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(fresh);
  expect(totpAddress("Gelora staff", "rina", fresh)).toBe(
    `otpauth://totp/Gelora%20staff:rina?secret=${fresh}&issuer=Gelora+staff`,
  );
  expect(() => totpCode("not base 32!", new Date())).toThrow("Base32");
});
