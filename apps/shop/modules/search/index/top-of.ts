/**
 * The first `count` of some numbers in the order of `isBefore`, without sorting all of them: a heap
 * whose root is the last one so far. The order must be strict and total, so pages neither repeat
 * nor skip.
 */
export function topOf(
  members: Uint32Array,
  count: number,
  isBefore: (left: number, right: number) => boolean,
): number[] {
  const heap: number[] = [];
  for (const member of members) {
    if (heap.length < count) {
      heap.push(member);
      rise(heap, isBefore);
    } else if (isBefore(member, heap[0] as number)) {
      heap[0] = member;
      sink(heap, isBefore);
    }
  }
  return heap.sort((left, right) => (isBefore(left, right) ? -1 : 1));
}

function rise(heap: number[], isBefore: (left: number, right: number) => boolean): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >>> 1;
    if (!isBefore(heap[parent] as number, heap[at] as number)) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function sink(heap: number[], isBefore: (left: number, right: number) => boolean): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const right = left + 1;
    let last = at;
    if (left < heap.length && isBefore(heap[last] as number, heap[left] as number)) last = left;
    if (right < heap.length && isBefore(heap[last] as number, heap[right] as number)) last = right;
    if (last === at) return;
    swap(heap, at, last);
    at = last;
  }
}

function swap(heap: number[], left: number, right: number): void {
  const kept = heap[left] as number;
  heap[left] = heap[right] as number;
  heap[right] = kept;
}
