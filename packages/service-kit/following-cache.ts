import { LRUCache } from "lru-cache";

/**
 * A cache of values composed from data that announces its changes. Composing takes time: a value
 * begun before a change may be out of date, so it is returned but not stored.
 */
export type FollowingCache<Value extends object> = {
  get(key: string): Value | undefined;
  /** Call it before composing. @returns stores the composed value, unless the data changed since */
  begin(): (key: string, value: Value) => void;
  /** Drops what was composed from changed data; everything when no keys are given. */
  drop(keys?: Iterable<string>): void;
  /** From now on `drop` is called for every change. Until then nothing is stored. */
  follow(): void;
};

export function createFollowingCache<Value extends object>(max: number): FollowingCache<Value> {
  const entries = new LRUCache<string, Value>({ max });
  let changes = 0;
  let follows = false;
  return {
    get: (key) => entries.get(key),
    begin: () => {
      const before = changes;
      return (key, value) => {
        if (follows && changes === before) entries.set(key, value);
      };
    },
    drop: (keys) => {
      changes += 1;
      if (keys === undefined) return entries.clear();
      for (const key of keys) entries.delete(key);
    },
    follow: () => {
      changes += 1;
      follows = true;
    },
  };
}
