import { type Bits, clearBit, grownBits, newBits, setBit, unite } from "./bits.ts";
import { grown } from "./number-lists.ts";

/**
 * The values of one facet group. Products share combinations of values (the same two colours, the
 * same run of sizes), so each product stores one number, its combination: counting a list takes one
 * step per product, whatever the number of values, and filtering uses the bits of a value.
 */
export type FacetColumn = {
  /** Value codes by value number. */
  readonly codes: string[];
  readonly numberOf: Map<string, number>;
  /** The products that have a value, by value number, and how many they are. */
  readonly bits: Bits[];
  readonly uses: number[];
  /** Increases when a value gets its first product or loses its last. */
  edition: number;
  /** Combination number by product. */
  combinationOf: Uint32Array;
  /** Value numbers by combination number, and how many products have it; unused ones are reused. */
  readonly combinations: number[][];
  readonly combinationUses: number[];
  readonly combinationNumberOf: Map<string, number>;
  readonly unused: number[];
};

export function newFacetColumn(size: number): FacetColumn {
  return {
    codes: [],
    numberOf: new Map(),
    bits: [],
    uses: [],
    edition: 0,
    combinationOf: new Uint32Array(size),
    combinations: [[]],
    combinationUses: [0],
    combinationNumberOf: new Map([["", 0]]),
    unused: [],
  };
}

export function growColumn(column: FacetColumn, size: number): void {
  column.combinationOf = grown(column.combinationOf, size);
  for (const [value, bits] of column.bits.entries()) column.bits[value] = grownBits(bits, size);
}

/** Replaces a product's values. @returns whether they differ from those before */
export function setValues(column: FacetColumn, product: number, codes: readonly string[]): boolean {
  const values = codes.map((code) => valueNumber(column, code)).sort((left, right) => left - right);
  const before = column.combinationOf[product] as number;
  const combination = combinationNumber(column, values);
  if (combination === before) return false;
  for (const value of column.combinations[before] as number[]) noteUse(column, value, product, -1);
  for (const value of values) noteUse(column, value, product, 1);
  column.combinationOf[product] = combination;
  column.combinationUses[combination] = (column.combinationUses[combination] as number) + 1;
  leaveCombination(column, before);
  return true;
}

function noteUse(column: FacetColumn, value: number, product: number, step: 1 | -1): void {
  const bits = column.bits[value] as Bits;
  if (step > 0) setBit(bits, product);
  else clearBit(bits, product);
  const uses = (column.uses[value] as number) + step;
  column.uses[value] = uses;
  if (uses === 0 || (uses === 1 && step > 0)) column.edition += 1;
}

function combinationNumber(column: FacetColumn, values: number[]): number {
  const key = values.join(" ");
  const known = column.combinationNumberOf.get(key);
  if (known !== undefined) return known;
  const number = column.unused.pop() ?? column.combinations.length;
  column.combinations[number] = values;
  column.combinationUses[number] = 0;
  column.combinationNumberOf.set(key, number);
  return number;
}

/** Stock comes and goes, and would otherwise leave a combination behind each time. */
function leaveCombination(column: FacetColumn, combination: number): void {
  // None at all is what a product has before its first values; it is not counted.
  if (combination === 0) return;
  const uses = (column.combinationUses[combination] as number) - 1;
  column.combinationUses[combination] = uses;
  if (uses > 0) return;
  column.combinationNumberOf.delete((column.combinations[combination] as number[]).join(" "));
  column.combinations[combination] = [];
  column.unused.push(combination);
}

function valueNumber(column: FacetColumn, code: string): number {
  const known = column.numberOf.get(code);
  if (known !== undefined) return known;
  const number = column.codes.push(code) - 1;
  column.numberOf.set(code, number);
  column.bits.push(newBits(column.combinationOf.length));
  column.uses.push(0);
  return number;
}

/** The numbers that have one of some values. */
export function bitsOfValues(column: FacetColumn, codes: readonly string[]): Bits {
  const sets = codes.flatMap((code) => column.bits[column.numberOf.get(code) ?? -1] ?? []);
  const [only] = sets;
  return sets.length === 1 && only ? only : unite(sets, column.combinationOf.length);
}

/** How many products have it. */
export function usesOfValue(column: FacetColumn, code: string): number {
  return column.uses[column.numberOf.get(code) ?? -1] ?? 0;
}

/** Value codes that some product has. */
export function codesInUse(column: FacetColumn): string[] {
  return column.codes.filter((_, value) => column.uses[value] !== 0).sort();
}

/** How many of these products have each value, by value number. */
export function countValues(column: FacetColumn, products: Uint32Array): Uint32Array {
  const { combinationOf, combinations } = column;
  const counts = new Uint32Array(column.codes.length);
  if (products.length < combinations.length) {
    for (const product of products) addValues(column, counts, combinationOf[product] as number, 1);
    return counts;
  }
  const times = new Uint32Array(combinations.length);
  for (let index = 0; index < products.length; index += 1) {
    const combination = combinationOf[products[index] as number] as number;
    times[combination] = (times[combination] as number) + 1;
  }
  addTimes(column, counts, times);
  return counts;
}

/**
 * The same of numbers that belong to owners: a value counts once for each owner, whose numbers
 * follow one another.
 * @param members ascending
 */
export function countValuesOfRuns(column: FacetColumn, members: Uint32Array, ownerOf: Uint32Array): Uint32Array {
  const { combinationOf, combinations } = column;
  const counts = new Uint32Array(column.codes.length);
  const times = new Uint32Array(combinations.length);
  // By value: the run that it was counted for last.
  const countedFor = new Uint32Array(column.codes.length);
  for (let start = 0; start < members.length; ) {
    const owner = ownerOf[members[start] as number];
    let end = start + 1;
    while (end < members.length && ownerOf[members[end] as number] === owner) end += 1;
    if (end === start + 1) {
      const combination = combinationOf[members[start] as number] as number;
      times[combination] = (times[combination] as number) + 1;
    }
    for (let index = start; end > start + 1 && index < end; index += 1) {
      for (const value of combinations[combinationOf[members[index] as number] as number] as number[]) {
        if (countedFor[value] !== end) counts[value] = (counts[value] as number) + 1;
        countedFor[value] = end;
      }
    }
    start = end;
  }
  addTimes(column, counts, times);
  return counts;
}

/** Once for all that share a combination. */
function addTimes(column: FacetColumn, counts: Uint32Array, times: Uint32Array): void {
  for (let combination = 0; combination < times.length; combination += 1) {
    if (times[combination] !== 0) addValues(column, counts, combination, times[combination] as number);
  }
}

function addValues({ combinations }: FacetColumn, counts: Uint32Array, combination: number, times: number): void {
  for (const value of combinations[combination] as number[]) counts[value] = (counts[value] as number) + times;
}
