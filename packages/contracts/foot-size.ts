/**
 * The standard conversion of adults' shoe sizes, for labels that no guide of a brand explains. From
 * the definitions: an EU size counts Paris points of 2/3 cm, a UK size barleycorns of 1/3 inch from
 * 25 on, both along the last, which is 1.5 cm longer than the foot. A US size is the UK size plus
 * one, for women plus two.
 */

/** The systems that shoes are labelled in. CM is the length of the foot. */
export const footSystems = ["EU", "UK", "US", "CM"] as const;
export type FootSystem = (typeof footSystems)[number];

const roomCm = 1.5;
const barleycornCm = 2.54 / 3;
const firstUkSize = 25;

const toHalf = (size: number): number => Math.round(size * 2) / 2;
const usAboveUk = (forWomen: boolean): number => (forWomen ? 2 : 1);

/** The length of the foot that a size is made for, in cm. */
export function footLengthOf(system: FootSystem, size: number, forWomen: boolean): number {
  if (system === "CM") return size;
  if (system === "EU") return size / 1.5 - roomCm;
  const uk = system === "UK" ? size : size - usAboveUk(forWomen);
  return (uk + firstUkSize) * barleycornCm - roomCm;
}

/** The size for a foot of this length in cm: the nearest half size. */
export function footSizeOf(system: FootSystem, lengthCm: number, forWomen: boolean): number {
  if (system === "CM") return toHalf(lengthCm);
  if (system === "EU") return toHalf((lengthCm + roomCm) * 1.5);
  const uk = toHalf((lengthCm + roomCm) / barleycornCm - firstUkSize);
  return system === "UK" ? uk : uk + usAboveUk(forWomen);
}
