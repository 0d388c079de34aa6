import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { countPieces } from "../storage/cart-lines.ts";

/** A browser without a session has an empty cart: the count is asked on every page [SES-19, OPS-43]. */
export const miniCartNumber: QueryResolvers["miniCartNumber"] = async (_parent, _input, { platform, session }) => ({
  count: session ? await countPieces(platform, ownerOf(session)) : 0,
});
