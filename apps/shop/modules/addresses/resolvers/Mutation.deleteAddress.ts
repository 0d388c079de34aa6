import { isUuid } from "../../../platform/identifiers.ts";
import { agreement, memberSessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { deleteAddressRow } from "../storage/address-rows.ts";

export const deleteAddress: MutationResolvers["deleteAddress"] = async (_parent, { addressId }, context) => {
  const { accountCode } = memberSessionOf(context);
  const { platform } = context;
  if (isUuid(addressId)) await deleteAddressRow(platform, accountCode, addressId);
  return agreement(platform.clock.now());
};
