import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { readCards } from "../use-cases/read-cards.ts";

const mostAtOnce = 20;

/** For goods that someone else named, such as recommendations [PDP-11, LST-13]. */
export const productCards: QueryResolvers["productCards"] = async (_parent, { productCodes }, context) => [
  ...(await readCards(context.platform, [...new Set(productCodes)].slice(0, mostAtOnce), context.language)),
];
