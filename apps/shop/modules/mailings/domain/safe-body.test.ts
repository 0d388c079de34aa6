import { expect, test } from "vitest";
import { textOfBody } from "./safe-body.ts";

test("a body reads as plain text", () => {
  const html =
    '<h1>Gajian!</h1><p>Diskon <strong>50%</strong> &amp; ongkir <br />gratis.</p><ul><li>Satu</li><li>Dua</li></ul><p><a href="https://store.test/sale">Lihat</a></p>';
  expect(textOfBody(html)).toBe(
    "Gajian!\n\nDiskon 50% & ongkir\ngratis.\n\n- Satu\n- Dua\n\nLihat: https://store.test/sale",
  );
});
