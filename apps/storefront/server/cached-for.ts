/**
 * The result of `make`, called once for all simultaneous callers, and again when it is older
 * than `lifetimeMs`. Undefined, which means a failure, is not cached.
 */
export function cachedFor<Value>(
  lifetimeMs: number,
  make: () => Promise<Value | undefined>,
  now: () => number = Date.now,
): () => Promise<Value | undefined> {
  let cached: { readonly value: Promise<Value | undefined>; readonly since: number } | undefined;
  return () => {
    if (cached && now() - cached.since < lifetimeMs) return cached.value;
    const fresh = { value: make(), since: now() };
    cached = fresh;
    const forget = (): void => {
      if (cached === fresh) cached = undefined;
    };
    fresh.value.then((value) => value === undefined && forget(), forget);
    return fresh.value;
  };
}
