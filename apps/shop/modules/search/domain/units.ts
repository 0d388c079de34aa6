/** Units of measure beside a number, each with its short form. */
const units = new Map<string, string>([
  ["kg", "kg"],
  ["kilo", "kg"],
  ["kilogram", "kg"],
  ["cm", "cm"],
  ["mm", "mm"],
  ["ml", "ml"],
  ["l", "l"],
  ["liter", "l"],
  ["litre", "l"],
]);

const number = /^\d+(?:\.\d+)?$/;
const joined = new RegExp(`^(\\d+(?:\\.\\d+)?)(${[...units.keys()].join("|")})$`);

/** Some words with each number and its unit as one of them: `5kg` and `5 kilo` are `5 kg`. */
export function joinUnits(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const [, amount, unit] = joined.exec(word) ?? [];
    if (amount && unit) return [measure(amount, unit)];
    if (number.test(word) && units.has(words[at + 1] ?? "")) return [measure(word, words[at + 1] ?? "")];
    return units.has(word) && number.test(words[at - 1] ?? "") ? [] : [word];
  });
}

const measure = (amount: string, unit: string): string => `${amount} ${units.get(unit) ?? unit}`;

/** A measure, as `joinUnits` leaves it; undefined for another word. */
export function measureOf(word: string): { readonly amount: string; readonly unit: string } | undefined {
  const [amount, unit] = word.split(" ");
  return amount && unit && number.test(amount) ? { amount, unit } : undefined;
}

/** Whether a word is a number, with its unit or without: details of goods, and never their kind. */
export const isNumber = (word: string): boolean => number.test(word.split(" ")[0] ?? "");
