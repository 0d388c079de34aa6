import { success } from "@gelora/outcomes/outcome.ts";
import { sessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { removeCartLine } from "../use-cases/remove-cart-line.ts";
import { cartAnswer } from "./cart-answer.ts";

export const removeCartItem: MutationResolvers["removeCartItem"] = async (_parent, { cartItemId }, context) => {
  const { platform } = context;
  const count = await removeCartLine(platform, ownerOf(sessionOf(context)), cartItemId);
  return cartAnswer(success(count), platform.clock.now());
};
