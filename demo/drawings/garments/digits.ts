import { group, stroke } from "../hand/sheet.ts";

/** Block numerals in a field of 60 by 100, as single strokes. */
const strokes = [
  "M14 10H46L54 20V80L46 90H14L6 80V20Z",
  "M16 22 32 10V90M14 90H50",
  "M6 24 14 10H46L54 22V38L6 90H54",
  "M6 14H52L28 44H44L54 56V78L44 90H16L6 78",
  "M40 90V10L4 66H56",
  "M52 10H10V44H42L54 56V78L44 90H14L6 80",
  "M48 10H18L6 26V78L16 90H44L54 78V58L44 46H8",
  "M6 10H54L26 90",
  "M16 10H44L52 20V38L44 48H16L8 58V80L16 90H44L52 80V58L44 48M16 48 8 38V20L16 10",
  "M52 54H16L6 42V22L16 10H44L54 22V74L42 90H12",
] as const;

/** A shirt number centred on a place, `height` tall. */
export function shirtNumber(value: number, x: number, y: number, height: number, paint: string, rim: string): string {
  const digits = [...String(value)].map(Number);
  const scale = height / 100;
  const width = digits.length * 76 - 16;
  const draw = (colour: string, thickness: number) =>
    digits
      .map((digit, index) =>
        group(stroke(strokes[digit] ?? strokes[0], colour, thickness), { transform: `translate(${index * 76} 0)` }),
      )
      .join("");
  return group(draw(rim, 22) + draw(paint, 15), {
    transform: `translate(${Math.round(x - (width * scale) / 2)} ${Math.round(y - height / 2)}) scale(${scale})`,
  });
}
