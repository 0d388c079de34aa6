import { failure } from "@gelora/outcomes/outcome.ts";
import { distributionTypeOf } from "../../../platform/distribution-type.ts";
import { refusalError, sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { findSession } from "../../identity/identity.ts";
import { cartItemOf } from "../cart-item.ts";
import { mergeCarts } from "../use-cases/merge-carts.ts";
import { showCart } from "../use-cases/show-cart.ts";

export const cartInit: QueryResolvers["cartInit"] = async (_parent, input, context) => {
  const { platform, language } = context;
  const session = sessionOf(context);
  const distributionType = distributionTypeOf(input.distributionType);
  if (!distributionType)
    throw refusalError(failure("INVALID_INPUT", { reason: "distributionType is 11 or 21." }).failure);
  if (session.kind === "member" && input.guestId) {
    const guest = await findSession(platform, input.guestId);
    // A guest account's cart stays with the browser [K05]; a member's is nobody else's to merge.
    if (guest?.kind === "visitor") await mergeCarts(platform, ownerOf(guest), ownerOf(session));
  }
  const cart = await showCart(platform, ownerOf(session), distributionType, language);
  return {
    distributionType,
    itemList: cart.lines.map((line) => cartItemOf(line, line.goods, line.skuName)),
    count: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    totalAmount: cart.totalAmount,
    notices: cart.notices.map(({ cartLineId, code, from, to }) => ({ cartItemId: cartLineId, code, from, to })),
  };
};
