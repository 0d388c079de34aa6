import { expect, test } from "vitest";
import { sealText, unsealText } from "./sealed-text.ts";

const secret = "a secret of the test";

test("a sealed text is read with its secret and its context only", () => {
  const sealed = sealText(secret, "BCA 1234567890", "R-1");
  expect(sealed).not.toContain("1234567890");
  expect(unsealText(secret, sealed, "R-1")).toBe("BCA 1234567890");
  expect(() => unsealText("another secret", sealed, "R-1")).toThrow();
  expect(() => unsealText(secret, sealed, "R-2")).toThrow();
  expect(() => unsealText(secret, "nothing sealed", "R-1")).toThrow("unknown format");
});

test("an altered text is refused, and the same text is never sealed alike", () => {
  const sealed = sealText(secret, "BCA 1234567890", "R-1");
  const [format, nonce, tag, text = ""] = sealed.split(".");
  const flipped = `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;
  expect(() => unsealText(secret, [format, nonce, tag, flipped].join("."), "R-1")).toThrow();
  expect(() => unsealText(secret, [format, nonce, tag?.slice(0, 6), text].join("."), "R-1")).toThrow();
  expect(sealText(secret, "BCA 1234567890", "R-1")).not.toBe(sealed);
});
