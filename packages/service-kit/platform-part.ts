/** The open parts of one platform. Only this file reads and writes it. */
export type OpenParts = Map<object, unknown>;

/** A platform on which parts can be opened. */
type Owner = { readonly parts: OpenParts };

/**
 * In-memory state of a module that lives as long as its platform: an outside party's client, a
 * cache, a follower. Modules list their parts; the service opens them before anything runs, so that
 * a bad setting fails at start, and closes them at the end. Two platforms in one process (tests
 * open several shops) share nothing.
 */
export type PlatformPart<Platform extends Owner, Value> = {
  /** @throws Error when the part is not open: its module does not list it, or is not mounted */
  of(platform: Platform): Value;
  open(platform: Platform): void;
  close(platform: Platform): Promise<void>;
};

/** @param close releases outside resources, such as connections */
export function platformPart<Platform extends Owner, Value>(
  name: string,
  open: (platform: Platform) => Value,
  close: (value: Value) => void | Promise<void> = () => {},
): PlatformPart<Platform, Value> {
  const part: PlatformPart<Platform, Value> = {
    of: ({ parts }) => {
      if (!parts.has(part)) throw new Error(`${name} is not open: its module lists it among its parts`);
      // Only `open` below writes under this key, so the value has the part's type.
      return parts.get(part) as Value;
    },
    open: (platform) => {
      platform.parts.set(part, open(platform));
    },
    close: async (platform) => {
      if (!platform.parts.has(part)) return;
      const value = part.of(platform);
      platform.parts.delete(part);
      await close(value);
    },
  };
  return part;
}

type WithParts<Platform extends Owner> = { readonly parts?: readonly PlatformPart<Platform, unknown>[] };

/** Opens the parts in the order listed: a part may use those before it. */
export function openParts<Platform extends Owner>(platform: Platform, modules: readonly WithParts<Platform>[]): void {
  for (const { parts = [] } of modules) for (const part of parts) part.open(platform);
}

/** Closes the parts, the last opened first. */
export async function closeParts<Platform extends Owner>(
  platform: Platform,
  modules: readonly WithParts<Platform>[],
): Promise<void> {
  for (const part of modules.flatMap(({ parts = [] }) => parts).toReversed()) await part.close(platform);
}
