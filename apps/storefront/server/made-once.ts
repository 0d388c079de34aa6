/**
 * Creates something on first use, and only once for any number of simultaneous callers. A failure
 * is not cached: the next caller tries again, instead of getting the same error until a restart.
 */
export function madeOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
