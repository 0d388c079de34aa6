import type { CallResult } from "../../platform/gateway/gateway-call.ts";
import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { useRead } from "../../platform/session/use-read.ts";
import type { Sizes } from "./model/device-sizes.ts";

/** What reads them is loaded with the first read: no page waits for it. */
async function load(): Promise<CallResult<Sizes>> {
  const { readMySizes } = await import("./my-sizes.ts");
  return readMySizes();
}

const none: Sizes = new Map();

/**
 * The shopper's sizes, the same for all parts of a page that show them.
 * @param isWanted whether to read them
 * @returns `sizes` undefined until they are known, none if the shop does not answer; `reload` for
 * a caller that has changed them (`my-sizes.ts`)
 */
export function useMySizes(isWanted = true): {
  readonly sizes: Sizes | undefined;
  readonly reload: () => Promise<void>;
} {
  // Those of the device cost nothing to read, and another tab may change them.
  const cache = useClientState(isMember) ? "return" : "refresh";
  const { loaded, reload } = useRead("my sizes", isWanted ? {} : undefined, load, { cache });
  if (loaded.state === "ready") return { sizes: loaded.value, reload };
  return { sizes: loaded.state === "failed" ? none : undefined, reload };
}

/** @param kind as products have it; none of those that are remembered for some */
export function sizeOf(sizes: Sizes | undefined, kind: string): string | undefined {
  return sizes && new Map<string, string>(sizes).get(kind);
}
