import type { CheckoutResolvers } from "../../../platform/schema.generated.ts";
import { isMemberSession } from "../../../platform/session.ts";
import { addressAnswer } from "../../addresses/address-answer.ts";
import { showAddresses } from "../../addresses/addresses.ts";

/** A member's saved addresses to send to; guests type theirs. */
export const addressList: CheckoutResolvers["addressList"] = async (_checkout, _input, { platform, session }) => {
  if (!session || !isMemberSession(session)) return [];
  return (await showAddresses(platform, session.accountCode, "SHIPPING")).map(addressAnswer);
};
