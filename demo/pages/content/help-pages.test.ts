import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { helpPages } from "./help-pages.ts";
import { servicePages } from "./service-pages.ts";

const languages = ["en-US", "id-ID"] as const;

/** The words of a feature of the storefront. */
function wordsOf(feature: string, language: string): Readonly<Record<string, string>> {
  const file = `../../../apps/storefront/features/${feature}/messages/${language}.json`;
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}

test.each(languages)("help calls the buttons of a return by the words that stand on them, in %s", (language) => {
  const orders = wordsOf("orders", language);
  const returns = wordsOf("returns", language);
  const strong = (words: string | undefined) => `<strong>${words}</strong>`;
  const textOf = (content: (typeof helpPages)[string] | undefined) => JSON.stringify(content?.[language].pc);
  const [questions, terms] = [textOf(helpPages["/information/faq"]), textOf(servicePages["/page/delivery-returns"])];
  for (const text of [questions, terms])
    for (const button of ["askForReturn", "batchReturn"]) expect(text).toContain(strong(orders[button]));
  expect(questions).toContain(strong(returns["mode.EXCHANGE"]));
  for (const mode of ["mode.REFUND", "mode.EXCHANGE"]) expect(terms).toContain(strong(returns[mode]));
});

test.each([
  ["en-US", ["damaged", "faulty", "wrong", "broken", "late", "lost", "tracking number", "coupon", "voucher"]],
  ["id-ID", ["rusak", "cacat", "salah kirim", "terlambat", "hilang", "nomor resi", "ongkir", "kupon", "voucher"]],
] as const)("the answers have the words by which shoppers look for them, in %s", (language, words) => {
  const answers = JSON.stringify(helpPages["/information/faq"]?.[language].pc).toLowerCase();
  expect(words.filter((word) => !answers.includes(word))).toEqual([]);
});
