import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import type { CheckoutResolvers } from "../../../platform/schema.generated.ts";
import { isMemberSession, ownerOf } from "../../../platform/session.ts";
import { placeCodesOf, showAddresses } from "../../addresses/addresses.ts";
import { askDelivery } from "../use-cases/ask-delivery.ts";
import { shippingMethodAnswer } from "./checkout-answer.ts";

/**
 * The couriers' offers: those asked for last; before, those to the member's default address. Others
 * name an address with `deliveryQuotes` first [CHK-22, Q98].
 */
export const shippingMethods: CheckoutResolvers["shippingMethods"] = async (checkout, _input, context) => {
  const { platform, session, language } = context;
  const known = checkout.shippingMethods ?? [];
  const isOpen = known.length === 0 && checkout.distributionType === homeDelivery;
  if (!isOpen || !session || !isMemberSession(session)) return known;
  const [address] = await showAddresses(platform, session.accountCode, "SHIPPING");
  if (!address?.isDefault) return known;
  const asked = await askDelivery(platform, ownerOf(session), checkout.id, placeCodesOf(address));
  return asked.ok ? asked.value.ways.map((way) => shippingMethodAnswer(way, asked.value, language)) : known;
};
