/** Makes a number of things, `size` at a time. */
export async function inBatches<Value>(count: number, size: number, make: () => Promise<Value>): Promise<Value[]> {
  const made: Value[] = [];
  while (made.length < count) made.push(...(await Promise.all(Array.from({ length: size }, make))));
  return made;
}
