import { isSizeCode, isSizeKind, type SizeKind } from "@gelora/contracts/size-kind.ts";
import { readLocal, removeLocal, writeLocal } from "../../../platform/browser/browser-storage.ts";

/** One size of each kind. */
export type Sizes = ReadonlyMap<SizeKind, string>;

const name = "sizes";

/** A guest's sizes on this device; whatever else may be stored there is left out. */
export function deviceSizes(): Sizes {
  try {
    const stored: unknown = JSON.parse(readLocal(name) ?? "{}");
    if (typeof stored !== "object" || stored === null) return new Map();
    return new Map(
      Object.entries(stored).flatMap(([kind, code]): [SizeKind, string][] =>
        isSizeKind(kind) && typeof code === "string" && isSizeCode(code) ? [[kind, code]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

export function keepDeviceSizes(sizes: Sizes): void {
  if (sizes.size === 0) removeLocal(name);
  else writeLocal(name, JSON.stringify(Object.fromEntries(sizes)));
}
