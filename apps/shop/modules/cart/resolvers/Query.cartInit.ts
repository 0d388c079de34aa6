import { readDistributionType } from "../../../platform/read-distribution-type.ts";
import { refusalError, sessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { isMemberSession, ownerOf } from "../../../platform/session.ts";
import { cartItemOf } from "../cart-item.ts";
import { activitiesByLine, activitiesOf } from "../use-cases/cart-activities.ts";
import { showCart } from "../use-cases/show-cart.ts";
import { takeGuestCart } from "../use-cases/take-guest-cart.ts";

export const cartInit: QueryResolvers["cartInit"] = async (_parent, input, context) => {
  const { platform, language } = context;
  const session = sessionOf(context);
  const type = readDistributionType(input.distributionType);
  if (!type.ok) throw refusalError(type.failure);
  const distributionType = type.value;
  const merged = isMemberSession(session) && input.guestId ? await takeGuestCart(platform, session, input.guestId) : [];
  const cart = await showCart(platform, ownerOf(session), distributionType, language);
  const promotionList = [...(await activitiesOf(platform, cart, language))];
  const byLine = activitiesByLine(promotionList, cart.verdicts);
  return {
    distributionType,
    promotionList,
    itemList: cart.lines.map((line) => {
      const activities = byLine.get(line.cartLineId) ?? [];
      return cartItemOf(line, { ...line, formerName: line.skuName, activities }, language);
    }),
    count: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    totalAmount: cart.prices.totalAmount,
    priceInfo: cart.prices,
    notices: [...merged, ...cart.notices].map(({ cartLineId, code, from, to }) => ({
      cartItemId: cartLineId,
      code,
      from,
      to,
    })),
  };
};
