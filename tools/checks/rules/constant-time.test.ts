import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { constantTime } from "./constant-time.ts";

const found = (path: string, text: string) => constantTime.find(projectOf({ [path]: text })).map(({ line }) => line);

test.each([
  "given === row.token_digest",
  "stored?.digest !== digestOfCode(code)",
  'createHash("sha256").update(text).digest("hex") == given',
  "signatureOf(request) === signature",
])("[AC-67] %s is refused in what runs", (comparison) => {
  const text = `const one = 1;\nexport const fits = ${comparison};`;
  expect(found("apps/shop/modules/identity/fits.ts", text)).toEqual([2]);
  expect(found("apps/shop/modules/identity/fits.test.ts", text)).toEqual([]);
});

test.each([
  "companionDigest === undefined",
  "row.digest !== null",
  'kind === "signature"',
  "sameSecret(code.digest, digestOfCode(code))",
  "product.contentHash === before.contentHash",
])("%s reveals nothing", (comparison) => {
  expect(found("apps/shop/modules/identity/fits.ts", `export const fits = ${comparison};`)).toEqual([]);
});
