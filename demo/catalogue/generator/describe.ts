import type { LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import { both, withName } from "../../../tools/catalogue/taxonomy/localised.ts";
import { makings } from "./makings.ts";
import type { ProductLine } from "./product-line.ts";
import type { RandomStream } from "./random.ts";

type Language = keyof LocalisedText;

const headings = {
  fit: both("Fit", "Ukuran"),
  material: both("Material", "Bahan"),
  care: both("Care", "Perawatan"),
} as const;

const paragraph = (text: string) => `<p>${text}</p>`;
const titled = (title: string, text: string) => paragraph(`<strong>${title}:</strong> ${text}`);
const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;

/**
 * The description in both languages: an opening, three or four points, then material, fit and care.
 */
export function describe(line: ProductLine, modelName: string, random: RandomStream): LocalisedText {
  const texts = makings[line.making];
  const opening = withName(random.pick(line.openings), modelName);
  const points = random.sample(line.points, random.between(3, 4));
  const material = random.pick(texts.materials);
  const fit = random.sample(texts.fit, 1);
  const care = random.pick(texts.care);
  const inLanguage = (language: Language) =>
    [
      paragraph(opening[language]),
      list(points.map((point) => point[language])),
      titled(headings.material[language], material[language]),
      ...fit.map((text) => titled(headings.fit[language], text[language])),
      titled(headings.care[language], care[language]),
    ].join("");
  return both(inLanguage("en-US"), inLanguage("id-ID"));
}
