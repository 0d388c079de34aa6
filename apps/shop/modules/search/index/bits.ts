/** Sets of small integers as bits, 32 to a word, for the listing's counts. */
export type Bits = Uint32Array;

export function newBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

/** A longer copy. */
export function grownBits(bits: Bits, size: number): Bits {
  const longer = newBits(size);
  longer.set(bits);
  return longer;
}

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31));
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) & ~(1 << (at & 31));
}

export function hasBit(bits: Bits, at: number): boolean {
  return (((bits[at >>> 5] as number) >>> (at & 31)) & 1) === 1;
}

function intersect(left: Bits, right: Bits): Bits {
  const both = new Uint32Array(left.length);
  for (let word = 0; word < left.length; word += 1) both[word] = (left[word] as number) & (right[word] as number);
  return both;
}

/** The members of one set that the other lacks. */
export function subtract(bits: Bits, others: Bits): Bits {
  const left = new Uint32Array(bits.length);
  for (let word = 0; word < bits.length; word += 1) left[word] = (bits[word] as number) & ~(others[word] as number);
  return left;
}

export function intersectAll(base: Bits, sets: readonly Bits[]): Bits {
  return sets.reduce(intersect, base);
}

export function unite(sets: readonly Bits[], size: number): Bits {
  const all = newBits(size);
  for (const set of sets) {
    for (let word = 0; word < all.length; word += 1) all[word] = (all[word] as number) | (set[word] as number);
  }
  return all;
}

function ones(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (const word of bits) count += ones(word);
  return count;
}

/** The members, ascending. */
export function membersOf(bits: Bits): Uint32Array {
  const members = new Uint32Array(countBits(bits));
  let length = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      members[length] = (word << 5) + (31 - Math.clz32(lowest));
      length += 1;
      rest ^= lowest;
    }
  }
  return members;
}
