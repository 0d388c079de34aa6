import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { crossedProducts as readCrossedProducts } from "../use-cases/crossed-products.ts";

export const crossedProducts: QueryResolvers["crossedProducts"] = (_parent, _arguments, { platform }) => [
  ...readCrossedProducts(platform),
];
