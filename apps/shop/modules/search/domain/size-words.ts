import { footLengthOf, footSizeOf } from "@gelora/contracts/foot-size.ts";
import { measureOf } from "./units.ts";

/** Sizes named in a search: `sepatu futsal 42`, `kaos ukuran xl`, `running uk 8.5`. */

const markers = new Map<string, string | undefined>([
  ["size", undefined],
  ["sz", undefined],
  ["ukuran", undefined],
  ["nomor", undefined],
  ["no", undefined],
  ["eu", "EU"],
  ["eur", "EU"],
  ["uk", "UK"],
  ["us", "US"],
]);

const joined = /^(eur|eu|uk|us)(\d+(?:\.\d+)?)$/;

/** What a label may mean: a size's code, and the system that calls it so. */
export type LabelledSize = { readonly system: string; readonly code: string };

/**
 * The sizes by their lower-case labels (`42`, `xl`). Shoes are filed by their EU size: the UK and
 * US labels of men and women lead to it as well.
 */
export function labelledSizes(codes: readonly string[]): ReadonlyMap<string, readonly LabelledSize[]> {
  const labelled = codes.flatMap((code) => {
    const cut = code.indexOf("-");
    const [system, label] = [code.slice(0, cut), code.slice(cut + 1).toLowerCase()];
    return [
      { label, system, code },
      ...(system === "EU" ? elsewhere(Number(label)) : []).map((one) => ({ ...one, code })),
    ];
  });
  return Map.groupBy(labelled, ({ label }) => label);
}

function elsewhere(euSize: number): { readonly label: string; readonly system: string }[] {
  if (!(euSize >= smallestAdultSize)) return [];
  return [false, true].flatMap((forWomen) =>
    (["UK", "US"] as const).map((system) => ({
      system,
      label: String(footSizeOf(system, footLengthOf("EU", euSize, forWomen), forWomen)),
    })),
  );
}

/** Smaller ones are children's, whose UK and US sizes begin again. */
const smallestAdultSize = 35;

export type SizeWords = { readonly rest: readonly string[]; readonly sizes: readonly string[] };

/**
 * Takes the size out of some words.
 * @returns undefined when no word names a size that exists
 */
export function takeSizeOut(
  words: readonly string[],
  labels: ReadonlyMap<string, readonly LabelledSize[]>,
): SizeWords | undefined {
  const spread = words.flatMap((word) => {
    const parts = joined.exec(word);
    return parts ? [parts[1] ?? "", parts[2] ?? ""] : [word];
  });
  const at = spread.findIndex((word, index) => {
    if (sizesCalled(word, labels).length === 0) return false;
    // A single letter is a size only beside other words: a typed "s" may be the start of a word.
    return word.length > 1 || /\d/.test(word) ? true : spread.length > 1 && (index > 0 || markers.has(spread[0] ?? ""));
  });
  if (at < 0) return undefined;
  const markedBy = [at - 1, at + 1].find((one) => markers.has(spread[one] ?? ""));
  const system = markers.get(spread[markedBy ?? -1] ?? "");
  const sizes = sizesCalled(spread[at] ?? "", labels);
  const ofSystem = system ? sizes.filter((size) => size.system === system) : sizes;
  return {
    rest: spread.filter((_, index) => index !== at && index !== markedBy),
    // `uk` before a number may also be short for ukuran.
    sizes: [...new Set((ofSystem.length > 0 ? ofSystem : sizes).map(({ code }) => code))],
  };
}

/** A number with a unit is a size in it, and of nothing else: `5 kg` are no shoes. */
function sizesCalled(word: string, labels: ReadonlyMap<string, readonly LabelledSize[]>): readonly LabelledSize[] {
  const measure = measureOf(word);
  if (!measure) return labels.get(word) ?? [];
  return (labels.get(measure.amount) ?? []).filter(({ system }) => system === measure.unit.toUpperCase());
}
