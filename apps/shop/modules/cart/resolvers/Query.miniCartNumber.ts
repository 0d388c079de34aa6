import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { countCart } from "../use-cases/count-cart.ts";

/** Asked on every page, also by browsers without a session. */
export const miniCartNumber: QueryResolvers["miniCartNumber"] = async (_parent, _input, { platform, session }) => ({
  count: await countCart(platform, session && ownerOf(session)),
});
