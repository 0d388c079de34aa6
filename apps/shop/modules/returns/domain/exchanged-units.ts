import type { OtherSize } from "../../orders/orders.ts";
import type { Unit } from "./kept-units.ts";
import type { RefundedUnit } from "./return-record.ts";
import type { ReturnState } from "./return-states.ts";

type Exchange = {
  readonly state: ReturnState;
  readonly units: readonly (Unit & Pick<RefundedUnit, "exchange">)[];
};

/** A unit that the shopper has in another size than was ordered, or in that again. */
export type ExchangedUnit = Unit & { readonly size: OtherSize };

/**
 * The units of an order that were exchanged, each once, in the size of its last exchange: the one
 * that the shopper got for them, whether the old one came or is missing.
 * @param returns oldest first
 */
export function exchangedUnits(returns: readonly Exchange[]): readonly ExchangedUnit[] {
  const exchanged = new Map<string, ExchangedUnit>();
  for (const { units } of returns.filter(({ state }) => state === "EXCHANGED" || state === "MISSING"))
    for (const { lineNumber, unitNumber, exchange } of units)
      if (exchange) exchanged.set(`${lineNumber} ${unitNumber}`, { lineNumber, unitNumber, size: exchange });
  return [...exchanged.values()];
}
