import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { shopperWords } from "./shopper-words.ts";

const words = "apps/storefront/features/cart/messages/id-ID.json";
const englishWords = words.replace("id-ID", "en-US");
const found = (text: string, path = words) => shopperWords.find(projectOf({ [path]: text }));
const sentence = (text: string, key = "key") => `{\n  "other": "Lain",\n  "${key}": "${text}"\n}`;
const problem = (path: string, word: string) => [
  { path, line: 3, message: expect.stringContaining(`write "${word}"`) },
];

test.each([
  ["Ongkos kirim dihitung nanti", "ongkir"],
  ["Kaus lari", "kaos"],
  ["Masa pengembalian", "retur"],
])("a former word is reported with the one to write: %s", (text, word) => {
  expect(found(sentence(text))).toEqual(problem(words, word));
  expect(found(text, "demo/pages/content/policies.ts")).toHaveLength(1);
});

test.each([
  ["Segera ganti kata sandi MapClub-mu", "ubah, or buat … baru"],
  ["Level tertinggi: {reward}", "tingkat or referral"],
  ["Data login-mu dihapus", "masuk"],
  ["Uang kembali dalam tiga hari", "dana"],
  ["Pesanan telah sampai", "sudah"],
  ["Jika tidak, hubungi kami", "kalau"],
  ["Terhubung dengan akun lain", "terhubung ke"],
  ["Jadi member hari ini", "anggota"],
  ["Hai, {name}", "Halo"],
])("Indonesian words are reported: %s", (text, word) => {
  expect(found(sentence(text))).toEqual(problem(words, word));
});

test.each([
  ["{count, plural, one {# piece} other {#}}", "items"],
  ["Goods of this promotion", "items"],
  ["Please log in", "sign in"],
  ["Highest level reached", "tier"],
  ["Your account is erased", "delete"],
  ["Somebody has changed it", "someone"],
])("English words are reported: %s", (text, word) => {
  expect(found(sentence(text), englishWords)).toEqual(problem(englishWords, word));
});

test("sentences of failures are checked as well", () => {
  const codes = "packages/outcomes/failure-codes.ts";
  expect(found('export const failureMessages = {\n  A: "",\n  B:\n    "No goods are left.",\n};', codes)).toEqual([
    { path: codes, line: 4, message: expect.stringContaining('write "items"') },
  ]);
  const indonesian = "packages/outcomes/indonesian-messages.ts";
  expect(found('const a = {\n  A: "",\n  B: "Pesanan telah sampai.",\n};', indonesian)).toEqual(
    problem(indonesian, "sudah"),
  );
  expect(found('const a = {\n  NEW_MEMBER: "New member detected",\n};', indonesian)).toEqual([]);
});

test.each(["Kaus kaki", "Pengembalian dana", "Ongkir dan kaos, retur", "Siapkan uang pas", "Setelah itu"])(
  "%s is fine",
  (text) => {
    expect(found(sentence(text))).toEqual([]);
  },
);

test("keys, names of placeholders and the specification's sentences are left alone", () => {
  expect(found(sentence("{pieces, plural, =1 {One item} other {# items}}", "goods"), englishWords)).toEqual([]);
  expect(found(sentence("already have an account, login here", "loginHere"), englishWords)).toEqual([]);
});

test("what shoppers type, and the other language, are not checked", () => {
  expect(found("ongkos kirim", "demo/pages/content/page-keywords.ts")).toEqual([]);
  expect(found(sentence("pengembalian"), englishWords)).toEqual([]);
});
