/** The checkout's steps, in order. */
export const sectionNames = ["delivery", "shipping", "payment", "confirm"] as const;

export type SectionName = (typeof sectionNames)[number];

/**
 * The steps to fold when the shopper works in this one: the finished ones before it. Folded ones
 * stay folded.
 */
export function foldedBy(
  name: SectionName,
  folded: readonly SectionName[],
  finished: readonly SectionName[],
): readonly SectionName[] {
  const before = sectionNames.slice(0, sectionNames.indexOf(name));
  const more = before.filter((one) => finished.includes(one) && !folded.includes(one));
  // The same array means that nothing folds.
  return more.length === 0 ? folded : [...folded, ...more];
}
