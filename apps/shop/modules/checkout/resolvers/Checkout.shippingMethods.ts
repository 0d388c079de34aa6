import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import type { CheckoutResolvers } from "../../../platform/schema.generated.ts";
import { isMemberSession, ownerOf } from "../../../platform/session.ts";
import { placeCodesOf, showAddresses } from "../../addresses/addresses.ts";
import { askDelivery, waysEverywhere } from "../use-cases/ask-delivery.ts";
import { shippingMethodAnswer, unpricedMethodAnswer } from "./checkout-answer.ts";

/**
 * The couriers' offers: those asked for last; before, those to the member's default address. Who
 * has named no address can choose from the ways that are offered everywhere, and is shown their
 * prices by `deliveryQuotes`, or with the order [CHK-22, Q98].
 */
export const shippingMethods: CheckoutResolvers["shippingMethods"] = async (checkout, _input, context) => {
  const { platform, session, language } = context;
  const known = checkout.shippingMethods ?? [];
  const isOpen = known.length === 0 && checkout.distributionType === homeDelivery;
  if (!isOpen || !session) return known;
  const owner = ownerOf(session);
  const [address] = isMemberSession(session) ? await showAddresses(platform, session.accountCode, "SHIPPING") : [];
  if (!address?.isDefault) return (await waysEverywhere(platform, owner, checkout.id)).map(unpricedMethodAnswer);
  const asked = await askDelivery(platform, owner, checkout.id, placeCodesOf(address));
  return asked.ok ? asked.value.ways.map((way) => shippingMethodAnswer(way, asked.value, language)) : known;
};
