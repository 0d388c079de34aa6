import { failure, type Refused } from "@gelora/outcomes/outcome.ts";

/**
 * "{name} is sold out" needs the name, which stock does not know. Other refusals are as they were.
 */
export function namedSoldOut(refused: Refused, nameOf: (skuCode: string) => string | undefined): Refused {
  const { code, details } = refused.failure;
  return code === "SOLD_OUT" ? failure(code, { ...details, name: nameOf(details.skuCode) ?? details.name }) : refused;
}
