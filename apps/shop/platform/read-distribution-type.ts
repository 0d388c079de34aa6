import { type DistributionType, distributionTypeOf } from "@gelora/contracts/distribution-type.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";

/**
 * A caller's way of delivery; none means home delivery.
 * @returns failure INVALID_INPUT for an unknown one
 */
export function readDistributionType(code: string | null | undefined): Outcome<DistributionType> {
  const known = distributionTypeOf(code);
  if (known) return success(known);
  return failure("INVALID_INPUT", { field: "distributionType", reason: "distributionType is 11 or 21." });
}
