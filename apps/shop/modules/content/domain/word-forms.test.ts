import { expect, test } from "vitest";
import { formsOf } from "./word-forms.ts";

test.each([
  ["mencuci", "cuci"],
  ["nyuci", "cuci"],
  ["dicuci", "cuci"],
  ["nyuciin", "cuci"],
  ["mengirimkan", "kirim"],
  ["ngirim", "kirim"],
  ["pengiriman", "kirim"],
  ["menukar", "tukar"],
  ["nukar", "tukar"],
  ["membayar", "bayar"],
  ["pembayarannya", "bayar"],
  ["memakai", "pakai"],
  ["tokonya", "toko"],
  ["mengembalikan", "kembali"],
])("%s may be a form of %s", (word, root) => {
  expect(formsOf(word)).toContain(root);
});

test("a word without a root is itself alone", () => {
  for (const word of ["npwp", "toko", "size", "menu", "ball"]) expect(formsOf(word)).toEqual([word]);
});
