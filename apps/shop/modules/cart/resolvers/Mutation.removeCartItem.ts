import { success } from "@gelora/outcomes/outcome.ts";
import { isUuid } from "../../../platform/identifiers.ts";
import { sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { countPieces } from "../storage/cart-lines.ts";
import { removeCartLine } from "../use-cases/remove-cart-line.ts";
import { cartAnswer } from "./cart-answer.ts";

export const removeCartItem: MutationResolvers["removeCartItem"] = async (_parent, { cartItemId }, context) => {
  const { platform } = context;
  const owner = ownerOf(sessionOf(context));
  const count = isUuid(cartItemId)
    ? await removeCartLine(platform, owner, cartItemId)
    : await countPieces(platform, owner);
  return cartAnswer(success(count), platform.clock.now());
};
