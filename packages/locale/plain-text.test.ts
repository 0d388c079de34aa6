import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  [
    "<p>Sepatu lari harian.</p><ul><li>Atasan jaring</li><li>Berat <b>250 g</b></li></ul><p>Buatan Indonesia</p>",
    "Sepatu lari harian. Atasan jaring. Berat 250 g. Buatan Indonesia.",
  ],
  ["<p>Features:</p><ul>\n<li><p>Light!</p></li>\n<li>“Dry.”</li></ul>", "Features: Light! “Dry.”"],
  ['<h2>Care</h2><p class="a">Wash cold<br>and <em>dry</em>.</p>', "Care. Wash cold and dry."],
  ["<p>Kuat&nbsp;&amp; <b>ringan</b></p>", "Kuat & ringan"],
  ["Kaki &lt; 25 cm, &quot;pas&quot; &amp;lt;", 'Kaki < 25 cm, "pas" &lt;'],
  ["<ul><li></li></ul>", ""],
])("HTML becomes sentences in one line: %s", (html, text) => {
  expect(plainText(html)).toBe(text);
});
