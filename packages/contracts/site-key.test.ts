import { expect, test } from "vitest";
import { decodeSiteKey, encodeSiteKey, usualFixedKey } from "./site-key.ts";

const key = { userCode: "MC100200", token: "t".repeat(43) };

test("[STA-10~] [PIN-04~] the key of an address holds the member's code and a token, and shows neither", async () => {
  const text = await encodeSiteKey(usualFixedKey, key);
  expect(text).toMatch(/^[\w-]{80,200}$/);
  for (const part of [key.userCode, key.token])
    expect(Buffer.from(text, "base64url").toString("latin1")).not.toContain(part);
  expect(await decodeSiteKey(usualFixedKey, text)).toEqual(key);
});

test("two keys of one token differ", async () => {
  expect(await encodeSiteKey(usualFixedKey, key)).not.toBe(await encodeSiteKey(usualFixedKey, key));
});

test("what was not written with this fixed key is no key", async () => {
  const text = await encodeSiteKey(usualFixedKey, key);
  const turned = `${text.slice(0, -2)}${text.at(-2) === "A" ? "B" : "A"}${text.at(-1)}`;
  for (const other of ["", "x", turned, text.slice(1), `${text}${text}${text}`, "%00", "<script>"])
    expect(await decodeSiteKey(usualFixedKey, other)).toBeUndefined();
  expect(await decodeSiteKey("another-fixed-key", text)).toBeUndefined();
});
