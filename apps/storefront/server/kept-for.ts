/**
 * The result of `make`, called once for all simultaneous callers, and again when it is older
 * than `lifetimeMs`. Undefined, which means a failure, is not cached.
 */
export function keptFor<Value>(
  lifetimeMs: number,
  make: () => Promise<Value | undefined>,
  now: () => number = Date.now,
): () => Promise<Value | undefined> {
  let kept: { readonly value: Promise<Value | undefined>; readonly since: number } | undefined;
  return () => {
    if (kept && now() - kept.since < lifetimeMs) return kept.value;
    const fresh = { value: make(), since: now() };
    kept = fresh;
    const forget = (): void => {
      if (kept === fresh) kept = undefined;
    };
    fresh.value.then((value) => value === undefined && forget(), forget);
    return fresh.value;
  };
}
