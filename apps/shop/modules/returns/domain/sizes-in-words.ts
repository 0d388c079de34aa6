import type { RefundedUnit } from "./return-record.ts";

/** The sizes wanted instead, each once: "US 6.5, US 7"; undefined where none is. */
export function sizesInWords(units: readonly Pick<RefundedUnit, "exchange">[]): string | undefined {
  const sizes = new Set(units.flatMap(({ exchange }) => (exchange ? [exchange.sizeName] : [])));
  return sizes.size === 0 ? undefined : [...sizes].join(", ");
}
