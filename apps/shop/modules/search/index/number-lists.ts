/**
 * A list of numbers for each place, all in one array: a hundred thousand small arrays would take
 * several times the memory.
 */
export type NumberLists = {
  numbers: Uint32Array;
  /** Where a place's list begins, and how long it is. */
  starts: Uint32Array;
  lengths: Uint32Array;
  /** The end of the last list. What was replaced lies between the others until it is too much. */
  end: number;
  replaced: number;
};

export function newNumberLists(size: number): NumberLists {
  return {
    numbers: new Uint32Array(1024),
    starts: new Uint32Array(size),
    lengths: new Uint32Array(size),
    end: 0,
    replaced: 0,
  };
}

/** Valid until the next list is set. */
export function listAt({ numbers, starts, lengths }: NumberLists, place: number): Uint32Array {
  const start = starts[place] as number;
  return numbers.subarray(start, start + (lengths[place] as number));
}

export function setList(lists: NumberLists, place: number, list: readonly number[]): void {
  lists.replaced += lists.lengths[place] as number;
  lists.lengths[place] = 0;
  if (lists.end + list.length > lists.numbers.length) makeRoom(lists, list.length);
  lists.numbers.set(list, lists.end);
  lists.starts[place] = lists.end;
  lists.lengths[place] = list.length;
  lists.end += list.length;
}

export function growLists(lists: NumberLists, size: number): void {
  lists.starts = grown(lists.starts, size);
  lists.lengths = grown(lists.lengths, size);
}

/** A longer copy. */
export function grown(numbers: Uint32Array, size: number): Uint32Array {
  const longer = new Uint32Array(size);
  longer.set(numbers);
  return longer;
}

/** Closes the gaps, in an array that has room for a quarter more. */
function makeRoom(lists: NumberLists, wanted: number): void {
  const needed = lists.end - lists.replaced + wanted;
  const numbers = new Uint32Array(Math.ceil(needed * 1.25));
  let end = 0;
  for (let place = 0; place < lists.starts.length; place += 1) {
    const list = listAt(lists, place);
    numbers.set(list, end);
    lists.starts[place] = end;
    end += list.length;
  }
  lists.numbers = numbers;
  lists.end = end;
  lists.replaced = 0;
}
