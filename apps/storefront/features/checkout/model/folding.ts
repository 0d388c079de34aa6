/** The steps of the checkout, from the first to the last. */
export const sectionNames = ["delivery", "shipping", "payment", "confirm"] as const;

export type SectionName = (typeof sectionNames)[number];

/** The steps that fold when the shopper goes on in this one: the finished ones before it. What folded already stays. */
export function foldedBy(
  name: SectionName,
  folded: readonly SectionName[],
  isDone: (name: SectionName) => boolean,
): readonly SectionName[] {
  const before = sectionNames.slice(0, sectionNames.indexOf(name));
  const more = before.filter((one) => isDone(one) && !folded.includes(one));
  // The same list tells that nothing folds anew.
  return more.length === 0 ? folded : [...folded, ...more];
}
