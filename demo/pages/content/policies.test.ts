import { expect, test } from "vitest";
import { policies } from "./policies.ts";

const textOf = (address: string, language: "en-US" | "id-ID"): string =>
  JSON.stringify(policies[address]?.[language].pc ?? "");

test.each(["en-US", "id-ID"] as const)("the policies name the law of Indonesia, in %s", (language) => {
  expect(textOf("/page/privacy-policy", language)).toContain("UU 27/2022");
  const terms = textOf("/page/terms-conditions", language);
  for (const named of ["UU 8/1999", "BPSK", "/page/delivery-returns"]) expect(terms).toContain(named);
});

test.each([
  ["en-US", ["To send you news:", "What you write to us:", "delete your account"]],
  ["id-ID", ["Untuk mengirimimu kabar:", "Yang kamu tulis kepada kami:", "menghapus akun"]],
] as const)("the privacy policy mentions news, reviews and questions, in %s", (language, sentences) => {
  for (const words of sentences) expect(textOf("/page/privacy-policy", language)).toContain(words);
});
