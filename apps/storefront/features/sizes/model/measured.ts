import { type Measured, readLength } from "./find-size.ts";

/** What was typed, by the measure's name. */
export type Typed = Readonly<Record<string, string>>;

/** What was measured, in cm; undefined if nothing was typed, or something that is no length. */
export function measuredOf(typed: Typed): Measured | undefined {
  const given = Object.entries(typed).filter(([, text]) => text.trim() !== "");
  const read = given.map(([measure, text]) => [measure, readLength(measure, text)?.cm] as const);
  const known = read.flatMap(([measure, cm]) => (cm === undefined ? [] : [[measure, cm] as const]));
  return read.length > 0 && known.length === read.length ? Object.fromEntries(known) : undefined;
}

/** What is wrong with a measure; of all that were left empty only the first has an error. */
export function measureError(typed: Typed, measure: string, first: string | undefined) {
  const text = (typed[measure] ?? "").trim();
  if (text) return readLength(measure, text) === undefined ? "notCentimetres" : undefined;
  const isNothing = Object.values(typed).every((one) => one.trim() === "");
  return isNothing && measure === first ? "measureFirst" : undefined;
}
