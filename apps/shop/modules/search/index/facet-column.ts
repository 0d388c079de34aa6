import { type Bits, clearBit, newBits, setBit } from "./bits.ts";

/**
 * The values of one facet group. Products share combinations of values (the same two colours, the
 * same run of sizes), so each product stores one number, its combination: counting a list takes one
 * step per product, whatever the number of values, and filtering uses the bits of a value.
 */
export type FacetColumn = {
  /** Value codes by value number. */
  readonly codes: string[];
  readonly numberOf: Map<string, number>;
  /** The products that have a value, by value number. */
  readonly bits: Bits[];
  /** Combination number by product. */
  readonly combinationOf: Uint32Array;
  /** Value numbers by combination number. */
  readonly combinations: number[][];
  readonly combinationNumberOf: Map<string, number>;
};

export function newFacetColumn(size: number): FacetColumn {
  return {
    codes: [],
    numberOf: new Map(),
    bits: [],
    combinationOf: new Uint32Array(size),
    combinations: [[]],
    combinationNumberOf: new Map([["", 0]]),
  };
}

/** Replaces a product's values. */
export function setValues(column: FacetColumn, product: number, codes: readonly string[]): void {
  for (const value of column.combinations[column.combinationOf[product] as number] ?? []) {
    clearBit(column.bits[value] as Bits, product);
  }
  const values = codes.map((code) => valueNumber(column, code)).sort((left, right) => left - right);
  for (const value of values) setBit(column.bits[value] as Bits, product);
  const key = values.join(" ");
  let combination = column.combinationNumberOf.get(key);
  if (combination === undefined) {
    combination = column.combinations.push(values) - 1;
    column.combinationNumberOf.set(key, combination);
  }
  column.combinationOf[product] = combination;
}

function valueNumber(column: FacetColumn, code: string): number {
  const known = column.numberOf.get(code);
  if (known !== undefined) return known;
  const number = column.codes.push(code) - 1;
  column.numberOf.set(code, number);
  column.bits.push(newBits(column.combinationOf.length));
  return number;
}

export function bitsOfValue(column: FacetColumn, code: string): Bits | undefined {
  const number = column.numberOf.get(code);
  return number === undefined ? undefined : column.bits[number];
}

/** How many of these products have each value, by value number. */
export function countValues(column: FacetColumn, products: Uint32Array): Uint32Array {
  const { combinationOf, combinations } = column;
  const counts = new Uint32Array(column.codes.length);
  const add = (combination: number, times: number): void => {
    for (const value of combinations[combination] as number[]) counts[value] = (counts[value] as number) + times;
  };
  if (products.length < combinations.length) {
    for (const product of products) add(combinationOf[product] as number, 1);
    return counts;
  }
  const times = new Uint32Array(combinations.length);
  for (let index = 0; index < products.length; index += 1) {
    const combination = combinationOf[products[index] as number] as number;
    times[combination] = (times[combination] as number) + 1;
  }
  for (let combination = 0; combination < times.length; combination += 1) {
    if (times[combination] !== 0) add(combination, times[combination] as number);
  }
  return counts;
}
